/** Why a sentence is not legal now: asked once for each position. */

import type { Reason } from "../boards/tip.svelte";
import type { Reply, Request } from "../protocol/types";

interface Asks {
  /** In which it is answered. */
  readonly language: string;
  ask(request: Request): Promise<Reply>;
}

export class Help {
  #known = new Map<string, Promise<Reason | null>>();
  #at = -1;

  constructor(private connection: Asks) {}

  /** The reason, null if it is legal or no sentence at all. */
  why(seat: number, move: string, at: number): Promise<Reason | null> {
    if (at !== this.#at) {
      this.#known.clear();
      this.#at = at;
    }
    const key = `${this.connection.language} ${seat} ${move}`;
    let known = this.#known.get(key);
    if (!known) {
      known = this.connection
        .ask({ type: "why", seat, move })
        .then((reply) => (reply.type === "answer" && reply.legal === false ? { text: reply.text, rule: reply.rule } : null));
      this.#known.set(key, known);
    }
    return known;
  }
}
