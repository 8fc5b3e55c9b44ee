import { expect, test } from "vitest";

import type { Line } from "../protocol/types";
import { landmarks } from "./landmarks";

test("each move has one landmark of a kind", () => {
  const line = (move: number, ...events: string[]): Line => ({
    entry: "moved", move, seat: 0, words: "", events, text: [], turn: 0, auto: "", at: 0,
  });
  const kind = (event: string) => (event.startsWith("turn") ? "turn" : event.startsWith("fire") ? "bad" : null);
  expect(landmarks([line(1, "fire a", "fire b", "turn 1"), line(2, "walk"), line(3, "turn 0")], kind)).toEqual([
    { move: 1, kind: "bad" },
    { move: 1, kind: "turn" },
    { move: 3, kind: "turn" },
  ]);
});
