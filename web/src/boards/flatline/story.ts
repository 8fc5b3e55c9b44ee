/** What has just happened, read from the events' words: what moves, from where to where, one after another. */

import type { Line } from "../../protocol/types";

export type Manner = "fly" | "go" | "roll" | "flash" | "turn" | "new" | "tile";

export interface Beat {
  manner: Manner;
  /** The thing that moves, by its place; of what was rolled, flashes or turns, the place itself. */
  what: string;
  /** Where it comes from and where it goes; empty if it lies there already. */
  from: string;
  to: string;
  /** When it starts (ms). */
  at: number;
}

const STEP = 350;
const SEAT = 60;

/**
 * Cards, patients and the dial have a moment each; dice that fall at once are all rolled at once, a seat a little
 * after another.
 */
export function read(lines: Line[]): Beat[] {
  const beats: Beat[] = [];
  let now = 0;
  let seats = 0;
  const add = (manner: Manner, what: string, from = "", to = "", takes = STEP): void => {
    beats.push({ manner, what, from, to, at: now });
    now += takes;
  };
  for (const event of lines.flatMap((line) => line.events)) {
    const [verb, a = "", b = "", c = "", d = ""] = event.split(" ") as [string, ...string[]];
    switch (verb) {
      case "placed":
        add("fly", `${c} ${d}`, `die ${a} ${b}`, `${c} ${d}`, 0);
        break;
      case "rolled": {
        const numbers = event.split(" ").slice(2);
        for (let at = 0; at < numbers.length; at += 2) beats.push({ manner: "roll", what: `die ${a} ${numbers[at]}`, from: "", to: "", at: now + seats * SEAT });
        seats += 1;
        break;
      }
      case "sacrificed":
        add("flash", "track", "", "", 0);
        break;
      case "emergency":
      case "stat":
      case "to_stat":
        add("fly", a, "deck", a, STEP / 2);
        break;
      case "emergency_dice":
        add("new", `slot ${a}`, "", "", STEP / 2);
        add("new", `slot ${b}`);
        break;
      case "rolled_again":
        add("new", `slot ${a}`);
        break;
      case "activated":
        add("flash", a);
        break;
      case "to_triage":
        add("fly", a, a, a);
        break;
      case "failed":
        add("go", a, a, "failed");
        break;
      case "discarded":
      case "boxed":
        add("go", a, a, "deck");
        break;
      case "tile":
        add("tile", a, "", "", STEP / 2);
        break;
      case "treated":
        add("go", a, a, "treated", 2 * STEP);
        break;
      case "arrived":
        add("new", a);
        break;
      case "power":
      case "charged":
      case "recharged":
        add("flash", "meter", "", "", STEP / 2);
        break;
      case "dial":
        add("turn", "dial");
        break;
    }
  }
  return beats;
}
