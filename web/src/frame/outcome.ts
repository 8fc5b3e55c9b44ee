/** Whether the game that is over is won: read from its result (`over P1.2 cures won 0 1`), for whoever looks. */

/** Who has won. */
export const winners = (result: string): number[] =>
  (result.split(" won ")[1] ?? "").split(" ").filter((word) => /^\d+$/.test(word)).map(Number);

export interface Outcome {
  kind: "won" | "lost" | "";
  /** The message that says it. */
  text: string;
}

/** How it ended for these seats; whoever only watches shares what all have in common. */
export function outcome(result: string, own: number[], seats: number): Outcome {
  const won = winners(result);
  const together = seats > 1 && (won.length === seats || !won.length);
  if (!result || (!own.length && !together)) return { kind: "", text: "game-over" };
  const mine = own.length ? own.some((seat) => won.includes(seat)) : won.length > 0;
  const who = !own.length ? "" : together ? "we" : "you";
  return { kind: mine ? "won" : "lost", text: who ? `${who}-${mine ? "won" : "lost"}` : "game-over" };
}
