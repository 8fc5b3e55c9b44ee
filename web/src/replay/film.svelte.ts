/** A game that was played, shown from move to move: where it stands, how fast it runs, whose eyes we use. */

import type { Connection } from "../protocol/connection.svelte";
import type { Answer, Line, View } from "../protocol/types";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1800;
const BLIND = "sickbay-no-spoilers";

export class Film {
  move = $state(0);
  view = $state.raw<View | null>(null);
  facts = $state.raw<Record<string, any>>({});
  position = $state.raw<string[]>([]);
  /** What has just happened, when one came here by a single step forward. */
  fresh = $state.raw<Line[]>([]);
  /** The moves, told; the number of the turn is that after the move. */
  lines = $state.raw<Line[]>([]);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** Nothing may tell how long the game is, or how it ends. */
  blind = $state(localStorage.getItem(BLIND) === "on");
  /** The latest moment that was seen. */
  furthest = $state(0);

  /** Where it is going, perhaps before it has come there: who presses a key three times goes three steps. */
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The moments at which turns begin. */
  turns = $derived.by(() => {
    const found: { turn: number; move: number }[] = [{ turn: 1, move: 0 }];
    for (const { turn, move } of this.lines) if (turn > found.at(-1)!.turn) found.push({ turn, move });
    return found;
  });
  turn = $derived(this.turns.findLast(({ move }) => move <= this.move) ?? this.turns[0]!);
  /** How far one may know that the game goes. */
  known = $derived.by(() => this.blind ? this.furthest : this.total);
  over = $derived.by(() => this.move >= this.total);

  constructor(
    private connection: Connection,
    /** How many moves it has. */
    readonly total: number,
    /** Told the moment that is shown. */
    private at: (move: number) => void,
  ) {}

  /** Everything anew, for other eyes or another language. */
  async begin(move: number): Promise<void> {
    const told = (await this.connection.ask({ type: "look", move: this.total, since: 1 })) as Answer;
    if (told.type === "answer") this.lines = told.lines.filter((line) => line.entry === "moved");
    await this.go(move);
  }

  async go(move: number): Promise<void> {
    const to = Math.min(Math.max(0, Math.round(move)), this.total);
    this.#wanted = to;
    const told = (await this.connection.ask({ type: "look", move: to })) as Answer;
    if (this.#wanted !== to || told.type !== "answer") return; // somebody wants another moment by now
    this.fresh = this.view && to === this.move + 1 ? told.lines : [];
    this.view = told.view;
    this.facts = told.facts;
    this.position = told.position;
    this.move = to;
    this.furthest = Math.max(this.furthest, to);
    this.at(to);
  }

  step(by: number): void {
    this.pause();
    void this.go(this.#wanted + by);
  }

  /** To the beginning of the next turn, or of this one and then of the one before. */
  leap(by: 1 | -1): void {
    this.pause();
    const from = this.#wanted;
    const to = by > 0 ? this.turns.find(({ move }) => move > from) : this.turns.findLast(({ move }) => move < from);
    void this.go(to?.move ?? (by > 0 ? this.total : 0));
  }

  async play(): Promise<void> {
    if (this.over) await this.go(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  hideEnd(blind: boolean): void {
    this.blind = blind;
    localStorage.setItem(BLIND, blind ? "on" : "off");
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.go(this.move + 1);
      if (this.over) this.pause();
      else if (this.playing) this.#next();
    }, PACE / this.speed);
  }
}
