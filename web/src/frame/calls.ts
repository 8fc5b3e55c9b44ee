/** What calls for my attention, so that nobody is called for nothing. */

export type Call = "turn" | "consent" | "chat";

/** What matters for it of how the table stands. */
export interface Moment {
  /** The seat of mine that the table waits for, null if none. */
  asked: number | null;
  /** Whether what is asked is that I agree to what somebody does. */
  consent: boolean;
  /** Proposals that wait for my answer, by number. */
  proposals: number[];
  /** Messages that others have sent. */
  said: number;
  /** Moves that stand. */
  moves: number;
}

/** What is new since before; nothing after an undo or a reload, and nothing between my own moves. */
export function call(before: Moment | null, after: Moment): Call | null {
  if (!before) return null;
  if (after.proposals.some((number) => !before.proposals.includes(number))) return "consent";
  const again = after.moves < before.moves;
  if (after.asked !== null && after.asked !== before.asked && !again) return after.consent ? "consent" : "turn";
  return after.said > before.said ? "chat" : null;
}
