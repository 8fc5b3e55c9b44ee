/** What a screen reader is told of what has just happened: each thing once. */

import type { Line, SeatInfo } from "../protocol/types";

/** More at once nobody wants to hear. */
const MOST = 12;

/** The last lines in words. Of my own move only what came of it: I know what I did. */
export function heard(lines: Line[], own: number[], seats: SeatInfo[]): string {
  const told = lines.flatMap((line) => {
    const mine = line.seat !== null && own.includes(line.seat);
    if (line.entry === "said") return mine ? [] : [`${seats[line.seat ?? -1]?.name ?? ""}: ${line.text.join(" ")}`];
    return mine && line.entry === "moved" && !line.auto ? line.text.slice(1) : line.text;
  });
  return told
    .slice(-MOST)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
