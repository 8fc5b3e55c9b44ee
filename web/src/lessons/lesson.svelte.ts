/** A first game that is explained by doing: a known deal, a scripted opening, then free play with hints. */

import type { MoveInfo } from "../protocol/types";

export interface Step {
  /** The message that explains it. */
  text: string;
  /** How the sentence begins that this step waits for; none: it is only read. */
  move?: string;
  /** Whether nothing else may be done meanwhile. */
  only?: boolean;
  /** What it speaks of: a selector, the first that is seen gets a ring. */
  points?: string;
}

export interface Plan {
  options: Record<string, unknown>;
  seats: string[];
  seed: string;
  steps: Step[];
  /** What is explained when it first happens: the message for an event's first word. */
  asides?: Record<string, string>;
}

export const plans: Record<string, Plan> = {
  pandemic: {
    options: { seats: 2, epidemics: 4, hands: "open", roles: ["medic", "researcher"] },
    seats: ["me", "planner"],
    seed: "140",
    steps: [
      { text: "lesson-pandemic-1", points: ".pawn.me, .city[data-city=atlanta]" },
      { text: "lesson-pandemic-2", points: ".outbreaks, .instruments" },
      { text: "lesson-pandemic-3", move: "drive chicago", only: true, points: "[data-city=chicago]" },
      { text: "lesson-pandemic-4", move: "treat blue", only: true, points: ".chips" },
      { text: "lesson-pandemic-outbreaks", points: ".outbreaks, .instruments" },
      { text: "lesson-pandemic-5", move: "drive atlanta", only: true, points: "[data-city=atlanta]" },
      { text: "lesson-pandemic-6", move: "drive washington", only: true, points: "[data-city=washington]" },
      { text: "lesson-pandemic-7", move: "pass", points: ".desk .hand" },
      { text: "lesson-pandemic-8", points: ".bulletin" },
      { text: "lesson-pandemic-epidemics", points: ".infected" },
      { text: "lesson-pandemic-9" },
      { text: "lesson-pandemic-go" },
    ],
    asides: { epidemic: "lesson-pandemic-epidemic-now", outbreak: "lesson-pandemic-outbreak-now", cured: "lesson-pandemic-cured-now" },
  },
  hrubec: {
    options: { seats: 3 },
    seats: ["me", "greedy", "greedy"],
    seed: "57",
    steps: [
      { text: "lesson-hrubec-1" },
      { text: "lesson-hrubec-2", move: "hire reznik", only: true, points: ".mydesk [data-word=reznik]" },
      { text: "lesson-hrubec-3", move: "reveal", only: true, points: ".hall .deck" },
      { text: "lesson-hrubec-4", move: "end", only: true, points: ".mydesk .hand" },
      { text: "lesson-hrubec-5", move: "draw", only: true, points: ".piles [data-word=draw]" },
      { text: "lesson-hrubec-6", move: "admit slepak", only: true, points: ".hall [data-word=slepak]" },
      { text: "lesson-hrubec-7", move: "end", only: true, points: ".chips" },
      { text: "lesson-hrubec-8", move: "play nurse", only: true, points: ".mydesk [data-word=nurse]" },
      { text: "lesson-hrubec-9", move: "operate", only: true, points: ".ops" },
      { text: "lesson-hrubec-10", points: ".mine .stats" },
      { text: "lesson-hrubec-11", points: ".wards" },
      { text: "lesson-hrubec-12", points: ".hall .q" },
    ],
  },
  flatline: {
    options: { seats: 2, level: "training" },
    seats: ["me", "greedy"],
    seed: "1",
    steps: [
      { text: "lesson-flatline-1", points: ".bay" },
      { text: "lesson-flatline-2", move: "begin_round", only: true, points: ".meter" },
      { text: "lesson-flatline-3", move: "draw_emergencies", only: true, points: ".pile" },
      { text: "lesson-flatline-4", move: "roll_emergency_dice", only: true, points: ".sls" },
      { text: "lesson-flatline-5", move: "resolve_emergencies", only: true, points: ".eg" },
      { text: "lesson-flatline-6", points: ".lns" },
      { text: "lesson-flatline-7", move: "start_countdown", only: true, points: ".chips" },
      { text: "lesson-flatline-8", move: "place", only: true, points: ".desk .hand" },
      { text: "lesson-flatline-9", move: "place", only: true, points: ".lns" },
      { text: "lesson-flatline-10", points: ".rtrack" },
      { text: "lesson-flatline-11", move: "done", points: ".desk .hand" },
      { text: "lesson-flatline-12", points: ".stat" },
      { text: "lesson-flatline-13", points: ".dial" },
    ],
  },
};

const kept = (table: string): string => `sickbay-lesson-${table}`;

/** Where somebody is in the lesson of a table. */
export class Lesson {
  at = $state(0);
  step = $derived.by<Step | null>(() => this.#steps[this.at] ?? null);
  /** What is explained because it has just happened. */
  aside = $state("");
  #steps: Step[];
  /** The farthest step; what waits for a move waits there. */
  #reached = $state(0);
  #asides: Record<string, string>;

  private constructor(
    private table: string,
    game: string,
  ) {
    this.#steps = plans[game]?.steps ?? [];
    this.#asides = { ...plans[game]?.asides };
    this.at = this.#reached = Number(localStorage.getItem(kept(table)) ?? "0");
  }

  /** The lesson of a table that was opened as one, by this browser. */
  static of(table: string, game: string): Lesson | null {
    return localStorage.getItem(kept(table)) === null ? null : new Lesson(table, game);
  }

  static begin(table: string): void {
    localStorage.setItem(kept(table), "0");
  }

  /** These events happened: what is new among them is explained, once. */
  saw(events: string[]): void {
    for (const event of events) {
      const verb = event.split(" ")[0]!;
      if (!this.#asides[verb]) continue;
      if (!localStorage.getItem(`${kept(this.table)}-${verb}`)) this.aside ||= this.#asides[verb];
      localStorage.setItem(`${kept(this.table)}-${verb}`, "told");
      delete this.#asides[verb];
    }
  }

  /** What was explained aside is read. */
  heard(): void {
    this.aside = "";
  }

  /** How many steps there are. */
  get length(): number {
    return this.#steps.length;
  }

  /** Whether the step goes on only by a move; one that was made already is only read again. */
  get waits(): boolean {
    return this.at >= this.#reached && Boolean(this.step?.only);
  }

  next(): void {
    this.#go(this.at + 1);
  }

  /** Read the step before again; nothing is taken back. */
  back(): void {
    this.#go(Math.max(0, this.at - 1));
  }

  #go(at: number): void {
    this.at = at;
    this.#reached = Math.max(this.#reached, at);
    localStorage.setItem(kept(this.table), String(this.#reached));
  }

  end(): void {
    this.aside = "";
    this.#asides = {};
    this.at = this.#reached = this.#steps.length;
    localStorage.removeItem(kept(this.table));
  }

  /** The step that is the farthest, whatever is read again meanwhile. */
  get #now(): Step | null {
    return this.step ? (this.#steps[this.#reached] ?? null) : null;
  }

  /** Whether a move may be made now. */
  allows(move: MoveInfo): boolean {
    // Before a move that the lesson waits for, what is to be read is read first: else there is no way back to it.
    if (this.#now && !this.#now.move && this.#steps.slice(this.#reached).some((step) => step.only)) return false;
    return !this.#now?.only || move.move.startsWith(this.#now.move ?? "");
  }

  /** A move was made: it may be the one that the lesson waits for. */
  made(move: MoveInfo): void {
    if (this.#now?.move && move.move.startsWith(this.#now.move)) this.#go(this.#reached + 1);
  }
}
