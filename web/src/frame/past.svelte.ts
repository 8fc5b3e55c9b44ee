/** Looking back while the game goes on: the table after an earlier move, as we may know it. */

import type { Connection } from "../protocol/connection.svelte";
import type { Answer, View } from "../protocol/types";

export class Past {
  move = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  facts = $state.raw<Record<string, any>>({});
  position = $state.raw<string[]>([]);

  constructor(private connection: Connection) {}

  async look(move: number, moves: number): Promise<void> {
    if (move >= moves) return this.leave();
    const reply = await this.connection.ask({ type: "look", move });
    if (reply.type !== "answer") return this.leave();
    const answer = reply as Answer;
    this.view = answer.view;
    this.facts = answer.facts;
    this.position = answer.position;
    this.move = move;
  }

  leave(): void {
    this.move = null;
    this.view = null;
    this.position = [];
  }
}
