/**
 * What a person is about to do: words picked on the board, in the hand or among the chips, in any order; what is
 * picked may be several words that stand together.
 *
 * The client knows no rule: it only looks which of the legal sentences hold all the words picked.
 */

import type { Asked, MoveInfo } from "../protocol/types";

/** Milliseconds after which the pointer is not only on its way. */
const STAYS = 60;

export class Choice {
  picked = $state<string[]>([]);
  /** Whether what is chosen is only shown to the others as a proposal. */
  proposing = $state(false);
  /** Called with a word that is in no legal sentence: somebody wants to know why. */
  onWhy: (word: string) => void = () => {};
  /** Called with a whole sentence that is said on the board itself. */
  onPlay: (move: MoveInfo) => void = () => {};
  /** The move under the pointer or in focus: a board may show what it would do. */
  hovered = $state.raw<MoveInfo | null>(null);
  #asked = $state.raw<Asked | null>(null);
  #pointing: ReturnType<typeof setTimeout> | undefined;

  /** All that may be said now. */
  moves = $derived.by<MoveInfo[]>(() => this.#asked?.groups.flatMap((group) => group.moves) ?? []);
  /** What is left of it with the words picked. */
  left = $derived.by<MoveInfo[]>(() => {
    const left = this.moves.filter((move) => {
      const words = move.move.split(" ");
      return this.picked.every((picked) => {
        const phrase = picked.split(" ");
        const at = words.findIndex((_, from) => phrase.every((word, by) => words[from + by] === word));
        if (at >= 0) words.splice(at, phrase.length, ...phrase.map(() => ""));
        return at >= 0;
      });
    });
    // All words of a sentence are picked, and others differ only in their order: the order counts.
    const said = this.picked.join(" ");
    const exact = left.find((move) => move.move === said);
    return exact && left.every((move) => move.move.split(" ").length === said.split(" ").length) ? [exact] : left;
  });
  /** Words that can still be picked. */
  words = $derived.by<Set<string>>(() => new Set(this.left.flatMap((move) => move.move.split(" "))));
  /** The one sentence that is left; it only needs to be confirmed. */
  ready = $derived.by<MoveInfo | null>(() => {
    if (this.left.length === 1) return this.left[0]!;
    const said = this.picked.join(" ");
    return this.left.find((move) => move.move === said) ?? null;
  });

  get asked(): Asked | null {
    return this.#asked;
  }

  /** The server asks anew; what is picked stays if it still makes sense. */
  ask(asked: Asked | null): void {
    this.#asked = asked;
    this.hovered = null;
    if (this.picked.length && !this.left.length) this.picked = [];
  }

  /**
   * The pointer or the focus is on something that makes this move. It is shown once it stays there, so that no click
   * waits for it, nor what comes under a pointer that rests; `then` what else is to be told.
   */
  point(move: MoveInfo | null, then?: () => void): void {
    clearTimeout(this.#pointing);
    this.#pointing = setTimeout(() => {
      this.hovered = move && this.moves.includes(move) ? move : null;
      then?.();
    }, move ? STAYS : 0);
  }

  can(word: string): boolean {
    return this.words.has(word) && !this.picked.includes(word);
  }

  has(word: string): boolean {
    return this.picked.includes(word);
  }

  /** Pick a word, or put it back. One that does not go with the others begins a new choice. */
  pick(word: string): void {
    if (this.picked.includes(word)) this.picked = this.picked.filter((other) => other !== word);
    else if (this.words.has(word)) this.picked = [...this.picked, word];
    else if (this.moves.some((move) => move.move.split(" ").includes(word))) this.picked = [word];
    else this.onWhy(word);
  }

  /** Pick a whole sentence; it only needs to be confirmed. */
  take(move: MoveInfo): void {
    this.picked = move.move.split(" ");
  }

  clear(): void {
    if (this.picked.length) this.picked = [];
  }
}
