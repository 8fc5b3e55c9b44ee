/** What is printed on the cards, and figures that follow from a view: both come from the server. */

import type { Choice } from "../../frame/choice.svelte";
import { name, say } from "../../text/speech.svelte";
import type { Told } from "../tip.svelte";

export const SPECIALTIES = ["surgery", "psychiatry", "dental", "skin"] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export interface Printed {
  doctors: Record<string, { values: number[]; female: boolean; special: boolean }>;
  patients: Record<string, { needs: Partial<Record<Specialty, number>>; points: number; back: number; special: boolean }>;
  actions: Record<string, { kind: "instant" | "long_term" | "operation"; modifiers: number[] }>;
}

export interface Odds {
  value: number;
  modifier: number;
  bonus: number;
  difficulty: number;
  faces: number[];
  helped: number[];
}

export type OddsOf = Partial<Record<Specialty, Odds>>;

export interface SeatFacts {
  points: number;
  values: number[];
  doctors: number[][];
  odds: OddsOf;
}

/** What a seat would have after a move: sums, points, and the faces that cure the patient in its theatre. */
export interface Figures {
  seat: number;
  points: number;
  values: number[];
  faces: Partial<Record<Specialty, number[]>>;
}

export interface Facts {
  places: number;
  modifiers: number[];
  /** By seat: what its odds would be with a patient that may come to it. Of the seat on turn, and of our own. */
  forecast: Record<string, Record<string, OddsOf>>;
  /** What the own moves would change, by their words. */
  previews: Record<string, Figures[]>;
  /** The order of the final operations, and which place has come. */
  closing: { order: number[]; place: number } | null;
  seats: SeatFacts[];
}

/** A number with its sign where it is negative. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
/** A number with its sign in any case. */
export const change = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What is written about a card; empty if nothing is. */
export function about(card: string): string {
  const text = name(card, "about");
  return text === name(card) ? "" : text;
}
/** The same without the numbers of rules, for the face of a card. */
export const brief = (card: string): string => about(card).replace(/\s*\([^()]*\bH\d[^()]*\)/g, "");

const KINDS = { instant: "kind-instant", long_term: "kind-long", operation: "kind-op" } as const;

export const rows = (odds: OddsOf | undefined): [Specialty, Odds][] =>
  SPECIALTIES.flatMap((specialty) => (odds?.[specialty] ? [[specialty, odds[specialty]!] as [Specialty, Odds]] : []));

/** What the move that is about to be made would change; nothing before something was picked. */
export function previewOf(choice: Choice, facts: Facts): Figures[] {
  return (choice.picked.length && choice.ready && facts.previews?.[choice.ready.move]) || [];
}

/** What a move would do to chances and points, a line for each seat. */
export function changesTold(changes: Figures[], facts: Facts, names: string[]): string[] {
  return changes.flatMap((after) => {
    const now = facts.seats[after.seat]!;
    const chances = SPECIALTIES.flatMap((specialty) => {
      const faces = after.faces[specialty];
      const before = now.odds[specialty]?.faces.length;
      if (!faces || faces.length === before) return [];
      return [`${name(specialty)} ${before === undefined ? "" : `${before}/6 → `}${faces.length}/6`];
    });
    if (after.points !== now.points) chances.push(`${say("points")} ${signed(now.points)} → ${signed(after.points)}`);
    return chances.length ? [`${names[after.seat]}: ${chances.join(", ")}`] : [];
  });
}

/** All that can be said of a card in a tip. */
export function cardTold(card: string, printed: Printed, values?: number[], odds?: OddsOf): Told {
  const doctor = printed.doctors[card];
  const patient = printed.patients[card];
  const action = printed.actions[card];
  const lines: string[] = [];
  if (doctor) {
    lines.push(SPECIALTIES.map((specialty, at) => `${name(specialty)} ${signed((values ?? doctor.values)[at]!)}`).join(", "));
  }
  if (patient) {
    const needs = SPECIALTIES.filter((specialty) => patient.needs[specialty]);
    lines.push(`${needs.map((specialty) => `${name(specialty)} ${patient.needs[specialty]}`).join(", ")}. ${say("points")}: ${patient.points}`);
    for (const [specialty, own] of Object.entries(odds ?? {}))
      lines.push(`${name(specialty)}: ${own.value}${own.modifier ? ` ${change(own.modifier)}` : ""}, ${say("odds", { faces: own.faces.length })}`);
  }
  if (action) lines.push(say(KINDS[action.kind]));
  const text = about(card);
  if (text) lines.push(text);
  return { title: name(card), lines, word: card };
}

/** The drawing of a card. */
export const picture = (card: string, printed: Printed): string =>
  card in printed.actions ? `act-${card}` : card in printed.patients ? `pat-${card}` : `doc-${card}`;

export const wears = { instant: "instant", long_term: "long", operation: "op" } as const;
