/** What has just happened, read from the events' words: who goes where, one after another. */

import type { Line } from "../../protocol/types";

export type Manner = "bed" | "walk" | "card" | "boot" | "hop" | "ghost" | "poof" | "show";

/** Something that goes from one place of the house to another. */
export interface Beat {
  manner: Manner;
  /** The card or patient; empty for the back of a card. */
  word: string;
  /** Where it starts and ends: `word X` is wherever X lies, otherwise a place (`queue`, `cured 2`). */
  from: string;
  to: string;
  /** When it starts and how long it goes (ms). */
  at: number;
  length: number;
  /** Who acts, if it has to be said. */
  seat?: number;
}

export interface Story {
  beats: Beat[];
  /** When what has come is there. */
  arrivals: Map<string, number>;
  length: number;
}

const SHORT = 380;
const LONG = 560;
const SHOWN = 1000;
/** How long the die tumbles until its face is known. */
export const TUMBLE = 900;

export const thing = (word: string): string => `word ${word}`;

/** `pace`: how long all of it takes, 1 as drawn. */
export function read(lines: Line[], pace = 1): Story {
  const beats: Beat[] = [];
  const arrivals = new Map<string, number>();
  let now = 0;
  let before = "";

  function go(manner: Manner, word: string, from: string, to: string, length = SHORT, seat?: number): void {
    beats.push({ manner, word, from, to, at: now, length, ...(seat === undefined ? {} : { seat }) });
    if (to === thing(word)) arrivals.set(word, now + length);
    now += length;
  }

  for (const event of lines.flatMap((line) => line.events)) {
    const [verb, a = "", b = ""] = event.split(" ") as [string, ...string[]];
    // Those who change places do so at once.
    if (verb === before && (verb === "joined" || verb === "moved" || verb === "died")) now = beats.at(-1)?.at ?? now;
    switch (verb) {
      case "drew":
        go("card", "", "draw", b && b !== "?" ? thing(b) : `seat ${a}`);
        if (b && b !== "?") arrivals.set(b, now);
        break;
      case "hired":
        go("walk", b, thing(b), thing(b), LONG, Number(a));
        break;
      case "dismissed":
        go("boot", b, thing(b), "discard");
        break;
      case "revealed":
        go("card", b, "queue", thing(b));
        break;
      case "admitted":
        go("bed", b, thing(b), thing(b), LONG);
        break;
      case "moved":
      case "waits":
        go("bed", a, thing(a), thing(a), LONG);
        break;
      case "joined":
        go("walk", a, thing(a), thing(a), LONG);
        break;
      case "played":
        go("show", b, `seat ${a}`, "middle", SHOWN, Number(a));
        break;
      case "discarded":
        go("card", b, `seat ${a}`, "discard");
        break;
      case "rolled":
        now += TUMBLE;
        break;
      case "cured":
        go("hop", b, thing(b), `cured ${a}`, LONG, Number(a));
        break;
      case "died":
        go("ghost", b, thing(b), `morgue ${a}`, 2 * LONG, Number(a));
        break;
      case "gone":
        go("poof", a, thing(a), thing(a));
        break;
    }
    before = verb;
  }
  return {
    beats: beats.map((beat) => ({ ...beat, at: beat.at * pace, length: beat.length * pace })),
    arrivals: new Map([...arrivals].map(([word, at]) => [word, at * pace])),
    length: now * pace,
  };
}
