/** Looking back while the game goes on: the table after an earlier move, as we may know it. */

import type { Answer, Line, Reply, Request, View } from "../protocol/types";
import { settings } from "./settings.svelte";

/** What it needs of a connection. */
interface Asks {
  ask(request: Request): Promise<Reply>;
}

/** A moment is shown for so long while the past is played. */
const MOMENT = 1400;
/** Between two questions of somebody who drags the slider: the server hears ten a second. */
const REST = 110;

export class Past {
  move = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  facts = $state.raw<Record<string, any>>({});
  position = $state.raw<string[]>([]);
  /** What the move of this moment brought. */
  lines = $state.raw<Line[]>([]);
  /** The same, if we came from the moment before: it moves on the board. */
  fresh = $state.raw<Line[]>([]);
  playing = $state(false);
  /** Moves that were made since we have looked back. */
  #left = $state(0);
  #asked = 0;
  #wanted: number | null = null;
  #fetching: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param moves - how many moves stand now */
  constructor(
    private connection: Asks,
    private moves: () => number,
  ) {}

  /** How many moves have come while we look back. */
  missed(): number {
    return this.move === null ? 0 : Math.max(0, this.moves() - this.#left);
  }

  /** Look at a moment; while one is fetched, only the last that is wanted counts. */
  async look(move: number): Promise<void> {
    this.pause();
    this.#wanted = Math.max(0, move);
    this.#fetching ??= this.#fetch();
    await this.#fetching;
  }

  async #fetch(): Promise<void> {
    while (this.#wanted !== null) {
      const move = this.#wanted;
      this.#wanted = null;
      await this.#look(move);
      if (this.#wanted !== null) await new Promise((done) => setTimeout(done, REST));
    }
    this.#fetching = null;
  }

  /** So many moves on, or back. */
  step(by: number): Promise<void> {
    return this.look((this.#wanted ?? this.move ?? this.moves()) + by);
  }

  async #look(move: number): Promise<void> {
    if (move >= this.moves()) return this.leave();
    const asked = (this.#asked += 1);
    const reply = await this.connection.ask({ type: "look", move });
    if (asked !== this.#asked) return; // we have gone back to now meanwhile
    if (reply.type !== "answer") return this.leave();
    const answer = reply as Answer;
    if (this.move === null) this.#left = this.moves();
    this.lines = answer.lines;
    this.fresh = this.move !== null && move === this.move + 1 ? answer.lines : [];
    this.view = answer.view;
    this.facts = answer.facts;
    this.position = answer.position;
    this.move = move;
  }

  /** Move after move, until now. */
  play(): void {
    this.playing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#on(), this.move === null ? 0 : MOMENT * (settings.pace || 1));
  }

  async #on(): Promise<void> {
    await this.#look(this.move === null ? 0 : this.move + 1);
    if (this.playing && this.move !== null) this.play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** The moment may be no more: what came so late was taken back. */
  cut(): void {
    if (this.move !== null && this.move >= this.moves()) this.leave();
    else this.#left = Math.min(this.#left, this.moves());
  }

  leave(): void {
    this.pause();
    this.#wanted = null;
    this.#asked += 1;
    this.move = null;
    this.view = null;
    this.position = [];
    this.lines = this.fresh = [];
  }
}
