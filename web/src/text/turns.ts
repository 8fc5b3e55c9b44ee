/** What a game counts: turns, or rounds in which all act at once. */

import { say } from "./speech.svelte";

/** "Turn 3", "Round 3". */
export function turnOf(game: string, turn: number): string {
  const key = `turn-of-${game}`;
  const word = say(key);
  return `${word === key ? say("turn") : word} ${turn}`;
}
