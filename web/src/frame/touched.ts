/** What others have done to me since my last move: told until I move again, also after a reload. */

import type { Line } from "../protocol/types";

/** The others' moves after my last one by which, as the board knows, something of mine came, went or died. */
export function touched(lines: Line[], own: number[], touches: (event: string, seat: number) => boolean): Line[] {
  const mine = (line: Line): boolean => line.seat !== null && own.includes(line.seat);
  const moves = lines.filter((line) => line.entry === "moved");
  const last = moves.findLastIndex((line) => mine(line) && !line.auto);
  return moves.slice(last + 1).filter((line) => !mine(line) && line.events.some((event) => own.some((seat) => touches(event, seat))));
}

/** By the verbs of events: which of the words after it are seats that something comes to, leaves, or dies at. */
export const touching =
  (seats: Record<string, number[]>) =>
  (event: string, seat: number): boolean => {
    const [verb = "", ...words] = event.split(" ");
    return (seats[verb] ?? []).some((at) => words[at] === String(seat));
  };
