/** What is printed on the cards, and what follows from a view: both come from the server. */

import { name } from "../../text/speech.svelte";
import type { View } from "../../protocol/types";

export interface Target {
  who: "any" | "one" | "two" | "multi" | "all" | "split";
  /** The icons that each space takes. */
  spaces: string[][];
  /** The die on each space: seat, number, icon. */
  dice: ([number, number, string] | null)[];
  /** By seat, the spaces that it may fill now. */
  may: string[][];
  filled: boolean;
  cleared: boolean;
  /** How many spaces the left area of a split line has. */
  left?: number;
}

export interface Facts {
  next_emergencies: number | null;
  dial: { space: number; bay: string };
  effects: Record<string, string>;
  full: string[];
  slots_left: number;
  targets: Record<string, Target>;
}

export interface Printed {
  emergencies: Record<string, { tab: string; on_hit?: string; triage?: string; window?: string }>;
  patients: Record<string, { dial: string[]; lines: unknown[] }>;
  stations: Record<string, { spaces: string[][] }>;
  meters: Record<string, Record<string, number[]>>;
  track: Record<string, number>;
  red_slots: number;
}

/** The names of the spaces of a line. */
export const LETTERS = ["a", "b", "c", "d", "e"];

export type Step = "start" | "draw" | "roll" | "trigger" | "plan" | "countdown" | "resolve" | "treat" | "effect";

/** Where the round stands: what the table waits for. */
export const stepOf = (view: View): Step => (view.agenda as [Step][]).at(-1)?.[0] ?? "start";

export interface Die {
  seat: number;
  number: number;
  where: "hand" | "placed" | "track" | "home";
  /** Empty at home. */
  icon: string;
  target?: string;
  space?: string;
  /** Whether it lies in the reserve. */
  spare: boolean;
}

/** All dice of a seat, each in its own place of the row. */
export function diceOf(view: View, seat: number): Die[] {
  const spare = (view.reserves?.[seat] ?? []) as number[];
  return ((view.dice?.[seat] ?? []) as string[]).map((written, number) => {
    const [icon = "", target, space] = written.split(" ");
    const common = { seat, number, spare: spare.includes(number) };
    if (icon === "home" || icon === "track") return { ...common, where: icon, icon: "" };
    return target ? { ...common, where: "placed", icon, target, space: space ?? "" } : { ...common, where: "hand", icon };
  });
}

export const inHand = (view: View, seat: number): Die[] => diceOf(view, seat).filter((die) => die.where === "hand");

/** The spaces that a seat may fill with an icon. */
export const fitting = (target: Target | undefined, seat: number, icon: string): string[] =>
  (target?.may[seat] ?? []).filter((letter) => target!.spaces[LETTERS.indexOf(letter)]?.includes(icon));

/** Whether spaces lie in both areas of a split line: then it matters which one it is. */
export function sides(target: Target, letters: string[]): boolean {
  const { left } = target;
  if (target.who !== "split" || left === undefined) return false;
  const onLeft = letters.filter((letter) => LETTERS.indexOf(letter) < left).length;
  return onLeft > 0 && onLeft < letters.length;
}

/** Patients of the whole game. */
export const patients = (view: View): number => view.treated.length + (view.bays as (string | null)[]).filter(Boolean).length + view.patient_stack_size;

const GOOD = new Set(["gain_die", "free_reroll", "discard_emergency", "place_tile", "gain_cube"]);
/** Whether an effect of the dial is good for us, bad, or nothing. */
export const mood = (code: string): string => (GOOD.has(code) ? "good" : code === "none" ? "" : "bad");

/** A name for where there is little room. */
export function short(word: string): string {
  const found = name(`${word}_short`);
  return found === `${word}_short` ? name(word) : found;
}

/** What is written about a card; empty if nothing is. */
export function about(card: string): string {
  const text = name(card, "about");
  return text === name(card) ? "" : text;
}

/** A space in words: its icons, or whose die lies there. */
function spaceTold(target: Target, at: number, names: string[]): string {
  const die = target.dice[at];
  return die ? `${name(die[2])} (${names[die[0]]})` : target.spaces[at]!.map((icon) => name(icon)).join("/");
}

/** Who has to fill it, and its spaces in words. */
export function targetTold(target: Target, names: string[]): string {
  if (target.cleared) return name("cleared");
  const spaces = target.spaces.map((_, at) => (at > 0 && at === target.left ? "| " : "") + spaceTold(target, at, names));
  const state = target.filled ? `. ${name("filled")}` : "";
  return `${name(target.who)}: ${spaces.join(", ").replace(", |", " |")}${state}`;
}

/** Seats that have called a space, by `target space`. */
export function calls(seats: { seat: number; marks: string[] }[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { seat, marks } of seats) {
    for (const mark of marks) {
      const [verb, , target, space = "a"] = mark.split(" ");
      if (verb !== "place" || !target) continue;
      const key = `${target} ${space}`;
      if (!found.get(key)?.includes(seat)) found.set(key, [...(found.get(key) ?? []), seat]);
    }
  }
  return found;
}

