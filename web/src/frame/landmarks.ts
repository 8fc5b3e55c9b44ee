/** What is worth finding again in a game: where turns begin, and where something important happened. */

import type { Line } from "../protocol/types";

export type Kind = "turn" | "good" | "bad";

export interface Landmark {
  move: number;
  kind: Kind;
}

/** Of the log's lines, by what each event is; of a move only one of each kind. */
export function landmarks(lines: Line[], kind: (event: string) => Kind | null): Landmark[] {
  return lines
    .filter((line) => line.entry === "moved")
    .flatMap((line) => {
      const kinds = new Set(line.events.map(kind));
      return [...kinds].filter((one) => one !== null).map((one) => ({ move: line.move, kind: one }));
    });
}
