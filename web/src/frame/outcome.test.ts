import { expect, test } from "vitest";

import { outcome, winners } from "./outcome";

test("who has won stands at the end of the result", () => {
  expect(winners("over P1.2 cures won 0 1")).toEqual([0, 1]);
  expect(winners("over P1.3a outbreaks won nobody")).toEqual([]);
  expect(winners("")).toEqual([]);
});

test("who plays together wins and loses together", () => {
  expect(outcome("over P1.2 cures won 0 1", [1], 2)).toEqual({ kind: "won", text: "we-won" });
  expect(outcome("over P1.3a outbreaks won nobody", [0], 2)).toEqual({ kind: "lost", text: "we-lost" });
});

test("who plays against others wins or loses alone", () => {
  expect(outcome("over H1.2 points won 1", [1], 3)).toEqual({ kind: "won", text: "you-won" });
  expect(outcome("over H1.2 points won 1 2", [0], 3)).toEqual({ kind: "lost", text: "you-lost" });
});

test("who watches sees what all have in common, and takes no side", () => {
  expect(outcome("over P1.2 cures won 0 1", [], 2)).toEqual({ kind: "won", text: "game-over" });
  expect(outcome("over P1.3a outbreaks won nobody", [], 2)).toEqual({ kind: "lost", text: "game-over" });
  expect(outcome("over H1.2 points won 1", [], 3)).toEqual({ kind: "", text: "game-over" });
});

test("a game that was stopped is neither won nor lost", () => {
  expect(outcome("", [0], 2)).toEqual({ kind: "", text: "game-over" });
});
