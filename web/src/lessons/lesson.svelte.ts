/** A first game that is explained by doing: a known deal, a scripted opening, then free play with hints. */

import type { MoveInfo } from "../protocol/types";

export interface Step {
  /** The message that explains it. */
  text: string;
  /** How the sentence begins that this step waits for; none: it is only read. */
  move?: string;
  /** Whether nothing else may be done meanwhile. */
  only?: boolean;
}

export interface Plan {
  options: Record<string, unknown>;
  seats: string[];
  seed: string;
  steps: Step[];
}

export const plans: Record<string, Plan> = {
  pandemic: {
    options: { seats: 2, epidemics: 4, hands: "open", roles: ["medic", "researcher"] },
    seats: ["me", "planner"],
    seed: "140",
    steps: [
      { text: "lesson-pandemic-1" },
      { text: "lesson-pandemic-2" },
      { text: "lesson-pandemic-3", move: "drive chicago", only: true },
      { text: "lesson-pandemic-4", move: "treat blue", only: true },
      { text: "lesson-pandemic-5", move: "drive atlanta", only: true },
      { text: "lesson-pandemic-6", move: "drive washington", only: true },
      { text: "lesson-pandemic-7", move: "pass" },
      { text: "lesson-pandemic-8" },
      { text: "lesson-pandemic-9" },
    ],
  },
  hrubec: {
    options: { seats: 3 },
    seats: ["me", "greedy", "greedy"],
    seed: "57",
    steps: [
      { text: "lesson-hrubec-1" },
      { text: "lesson-hrubec-2", move: "hire reznik", only: true },
      { text: "lesson-hrubec-3", move: "reveal", only: true },
      { text: "lesson-hrubec-4", move: "end" },
      { text: "lesson-hrubec-5", move: "admit" },
      { text: "lesson-hrubec-6", move: "operate" },
      { text: "lesson-hrubec-7" },
    ],
  },
};

const kept = (table: string): string => `sickbay-lesson-${table}`;

/** Where somebody is in the lesson of a table. */
export class Lesson {
  at = $state(0);
  step = $derived.by<Step | null>(() => this.#steps[this.at] ?? null);
  #steps: Step[];

  private constructor(
    private table: string,
    game: string,
  ) {
    this.#steps = plans[game]?.steps ?? [];
    this.at = Number(localStorage.getItem(kept(table)) ?? "0");
  }

  /** The lesson of a table that was opened as one, by this browser. */
  static of(table: string, game: string): Lesson | null {
    return localStorage.getItem(kept(table)) === null ? null : new Lesson(table, game);
  }

  static begin(table: string): void {
    localStorage.setItem(kept(table), "0");
  }

  next(): void {
    this.at += 1;
    localStorage.setItem(kept(this.table), String(this.at));
  }

  end(): void {
    this.at = this.#steps.length;
    localStorage.removeItem(kept(this.table));
  }

  /** Whether a move may be made now. */
  allows(move: MoveInfo): boolean {
    return !this.step?.only || move.move.startsWith(this.step.move ?? "");
  }

  /** A move was made: it may be the one that the step waits for. */
  made(move: MoveInfo): void {
    if (this.step?.move && move.move.startsWith(this.step.move)) this.next();
  }
}
