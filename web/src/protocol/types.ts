/** The messages of docs/protocol.md, as `sickbay/table/messages.py` has them. A test compares both. */

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  taken: boolean;
  here: boolean;
  stand_in: string;
  asked: "" | "asked" | "offered";
  wait: string;
  due: number | null;
  may_take_over: number | null;
  order: string;
  undo: "" | "free" | "ask";
  marks: string[];
}

export interface ProposalInfo {
  number: number;
  seat: number;
  what: string;
  to: number;
  text: string;
  due: number | null;
  answers: Record<string, boolean>;
}

/** How the time of a countdown runs; all moments are the server's. */
export interface Clock {
  /** How long a countdown is. */
  seconds: number;
  /** How much later time is up for a slow line (ms). */
  grace: number;
  pauses: "anyone" | "lost" | "never";
  /** Seconds before the dice may be placed. */
  count_in: number;
  /** When the dice may be placed. */
  starts_at: number | null;
  /** When time is up. */
  ends_at: number | null;
  /** What is left while it stands (ms); null if no countdown is under way. */
  left: number | null;
}

export interface TableInfo {
  id: string;
  title: string;
  game: string;
  options: Record<string, unknown>;
  stage: "gathering" | "playing" | "over" | "closed";
  moves: number;
  at: number;
  seats: SeatInfo[];
  proposals: ProposalInfo[];
  paused: boolean;
  paused_by: number | null;
  paused_why: "" | "lost" | "woke";
  /** Null at a table without a clock. */
  clock: Clock | null;
  deadline: number;
  grace: number;
  undo: string;
  orders: Record<string, string>;
  apart: boolean;
  seal: string;
  seed: string;
  result: string;
  result_text: string;
  follows: string;
  replay: boolean;
  now: number;
}

export interface Line {
  entry: string;
  move: number;
  turn: number;
  seat: number | null;
  words: string;
  events: string[];
  text: string[];
  auto: string;
  at: number;
}

export interface MoveInfo {
  move: string;
  label: string;
  does: string;
}

export interface Group {
  label: string;
  moves: MoveInfo[];
}

export interface Asked {
  seat: number;
  asked: boolean;
  rule: string;
  prompt: string;
  about: string;
  groups: Group[];
}

export type View = Record<string, any>;

/** What a snapshot and an event have in common: how everything stands now. */
export interface Standing {
  table: TableInfo;
  view: View | null;
  /** What follows from the view, figured out by the game. */
  facts: Record<string, any>;
  digest: string;
  agenda: string[];
  asked: Asked[];
}

export interface Snapshot extends Standing {
  position: string[];
  type: "snapshot";
  protocol: number;
  seq: number;
  seats: number[];
  own: number[];
  owner: boolean;
  language: string;
  log: Line[];
}

export interface Event extends Standing {
  type: "event";
  seq: number;
  lines: Line[];
  cut: number | null;
}

export interface Done {
  type: "done";
  id: string;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export interface Refused {
  type: "refused";
  id: string;
  key: string;
  rule: string;
  text: string;
}

export interface Answer {
  type: "answer";
  id: string;
  legal: boolean | null;
  free: boolean | null;
  rule: string;
  text: string;
  words: string[];
  ends: boolean | null;
  moves: string[];
  view: View | null;
  facts: Record<string, any>;
  digest: string;
  position: string[];
  lines: Line[];
}

export type Message = Snapshot | Event | Done | Pong | Refused | Answer;
export type Reply = Done | Refused | Answer;

/** A request without its id, which the connection adds. */
export type Request = { type: string } & Record<string, unknown>;
