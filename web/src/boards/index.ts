/** The boards, each loaded when its table is opened; a game without one of its own is told in words. */

import type { Component } from "svelte";

import type { Choice } from "../frame/choice.svelte";
import type { Kind } from "../frame/landmarks";
import type { Line, Reply, Request, Standing, View } from "../protocol/types";

/** What every board is given. It shows, and picks words; it decides nothing. */
export interface BoardProps {
  standing: Standing;
  /** The view told in words, a line each. */
  position: string[];
  /** The seats through which we look. */
  seats: number[];
  choice: Choice;
  /** What has just happened, to be moved on the board. */
  fresh: Line[];
  /** What the last move brought, whether or not one saw it happen. */
  last?: Line[];
  /** What is printed on the cards and the board. */
  printed: Record<string, unknown>;
  /** Tell what is under the pointer or in focus. */
  info?: (text: string) => void;
  /** Speak for another of the seats one plays. */
  speak?: (seat: number) => void;
  /** Say a sentence for a seat; null if it is asked back first, or cannot be said now. */
  play?: (seat: number, move: string) => Promise<Reply | null>;
  /** Ask the table for anything else. */
  ask?: (request: Request) => Promise<Reply>;
  /** Server time in ms. */
  now?: () => number;
}

/** What stands beside a seat. */
export interface Detail {
  role: string;
  cards: number | null;
  score?: number;
  /** A drawing, by its id. */
  portrait?: string;
  /** A class that gives the seat the colour it has in this game. */
  cls?: string;
}

export interface Board {
  /** The board itself. */
  Board: Component<BoardProps>;
  /** My own cards and pieces at the desk. */
  Hand?: Component<BoardProps>;
  /** What lies before a seat, shown beside its name. */
  Pieces?: Component<{ standing: Standing; seat: number; choice: Choice }>;
  /** Whether all play at once: then one need not wait for the answer to the last move. */
  atOnce?: true;
  /** Whether moves are made on the board and at the desk alone now: chips come only with what is picked there. */
  silent?: (view: View) => boolean;
  /** Keys of its own, and the messages that say what they do. */
  keys?: [string, string][];
  /** Whose turn it is, the number of the turn; what stands beside a seat. */
  turn: (view: View) => { active: number; turn: number; steps?: number };
  /** What somebody probably means who picks a thing that no legal sentence holds. */
  meant: (view: View, word: string) => string;
  detail: (view: View, seat: number, facts: Record<string, any>) => Detail;
  /** What an event (in its words) is on the timeline: a turn that begins, something good, something bad. */
  landmark?: (event: string) => Kind | null;
  /** Whether by an event something came to a seat, or went from it, or died there. */
  touches?: (event: string, seat: number) => boolean;
}

const boards: Record<string, () => Promise<{ default: Board }>> = {
  flatline: () => import("./flatline"),
  hrubec: () => import("./hrubec"),
  pandemic: () => import("./pandemic"),
};

/** Whether a game has a board of its own. */
export const drawn = (game: string): boolean => game in boards;

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (() => import("./plain"));
  return (await load()).default;
}
