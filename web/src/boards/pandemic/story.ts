/** What has just happened, read from the events' words: for trails, tags and motion. */

import type { Line } from "../../protocol/types";
import type { Colour } from "./cities";

/** A pawn that went from one city to another. */
export interface Trail {
  seat: number;
  from: string;
  to: string;
}

/** Cubes that came to or left a city. */
export interface Change {
  city: string;
  colour: Colour;
  by: number;
}

/** Something that moves over the board, and when it starts (ms). */
export interface Beat {
  kind: "infection" | "bottom" | "outbreak" | "epidemic" | "intensified" | "drew" | "cured" | "prevented";
  at: number;
  city?: string;
  colour?: Colour;
  seat?: number;
  card?: string;
}

/** A step of what the world did, to be told in words. */
export interface Step {
  kind: "increase" | "infect" | "intensify" | "infection" | "outbreak" | "prevented" | "cured" | "eradicated" | "quiet";
  at: number;
  city?: string;
  colour?: Colour;
  /** Cubes that came to the city itself. */
  cubes: number;
  /** Of an outbreak: where cubes came to, and the how many-th of its chain it is. */
  to: string[];
  chain: number;
  /** What kept a cube out. */
  by?: string;
  rate?: number;
}

export interface Story {
  trails: Trail[];
  changes: Change[];
  beats: Beat[];
  steps: Step[];
  /** When the cubes of a city and colour (`city colour`) come. */
  cubes: Map<string, number>;
  /** How long all of it takes (ms). */
  length: number;
}

export const NOTHING: Story = { trails: [], changes: [], beats: [], steps: [], cubes: new Map(), length: 0 };

const TURN_CARD = 420;
const NEXT_CARD = 900;
const SPREAD = 750;
const EPIDEMIC = 900;
const PREVENTED = 500;
const CUBE = 220;

/** Lines that leave the board as it is, such as chat, tell no story. */
export const tells = (lines: Line[]): boolean => lines.some((line) => line.events.length > 0 || line.entry === "undone");

/** Read a story; it begins after so many milliseconds, when the one before is told. */
export function read(lines: Line[], pawns: string[], begins = 0): Story {
  const story: Story = { trails: [], changes: [], beats: [], steps: [], cubes: new Map(), length: 0 };
  const at = [...pawns];
  let now = begins;
  let epidemic = false;
  let chain = 0;

  function step(kind: Step["kind"], more: Partial<Step> = {}): void {
    story.steps.push({ kind, at: now, cubes: 0, to: [], chain: 0, ...more });
  }

  function change(city: string, colour: Colour, by: number): void {
    const known = story.changes.find((one) => one.city === city && one.colour === colour);
    if (known) known.by += by;
    else story.changes.push({ city, colour, by });
  }

  for (const event of lines.flatMap((line) => line.events)) {
    const [verb, ...words] = event.split(" ") as [string, ...string[]];
    const [first, second, third] = words as [string, string, string];
    switch (verb) {
      case "moved": {
        const seat = Number(first);
        const from = at[seat];
        if (from && from !== second) {
          const known = story.trails.find((trail) => trail.seat === seat);
          if (known) known.to = second;
          else story.trails.push({ seat, from, to: second });
        }
        at[seat] = second;
        now += 300;
        break;
      }
      case "drew":
        story.beats.push({ kind: "drew", at: now, seat: Number(first), card: second });
        now += 160;
        break;
      case "epidemic":
        story.beats.push({ kind: "epidemic", at: now });
        epidemic = true;
        break;
      case "rate":
        step("increase", { rate: Number(first) });
        now += EPIDEMIC;
        break;
      case "infection":
        story.beats.push({ kind: epidemic ? "bottom" : "infection", at: now, city: first });
        step(epidemic ? "infect" : "infection", { city: first });
        chain = 0;
        now += NEXT_CARD;
        break;
      case "prevented":
        story.beats.push({ kind: "prevented", at: now, city: second, colour: third as Colour });
        step("prevented", { by: first, city: second, colour: third as Colour });
        now += PREVENTED;
        break;
      case "cube": {
        change(first, second as Colour, 1);
        story.cubes.set(`${first} ${second}`, Math.max(begins, now - NEXT_CARD + TURN_CARD));
        const told = story.steps.findLast((one) => one.kind !== "prevented");
        if (told?.kind === "outbreak") told.to.push(first);
        else if (told) told.cubes += 1;
        break;
      }
      case "outbreak":
        chain += 1;
        story.beats.push({ kind: "outbreak", at: now, city: first, colour: second as Colour });
        step("outbreak", { city: first, colour: second as Colour, chain });
        now += SPREAD;
        break;
      case "quiet":
        step("quiet");
        break;
      case "removed_cubes":
        change(first, second as Colour, -Number(third));
        break;
      case "intensified":
        story.beats.push({ kind: "intensified", at: now });
        step("intensify");
        epidemic = false;
        now += EPIDEMIC;
        break;
      case "cured":
      case "eradicated":
        story.beats.push({ kind: "cured", at: now, colour: first as Colour });
        step(verb, { colour: first as Colour });
        break;
    }
  }
  story.changes = story.changes.filter((one) => one.by);
  story.trails = story.trails.filter((trail) => trail.from !== trail.to);
  story.length = now + CUBE;
  return story;
}
