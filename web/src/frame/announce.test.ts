import { expect, test } from "vitest";

import type { Line, SeatInfo } from "../protocol/types";
import { heard } from "./announce";

const seats = [{ name: "Ana" }, { name: "Bruno" }] as SeatInfo[];
const line = (seat: number | null, text: string[], entry = "moved", auto = ""): Line => ({
  entry, move: 1, seat, words: "", events: [], text, auto, turn: 0, at: 0,
});

test("moves of others are told, of mine what came of them", () => {
  expect(heard([line(1, ["Bruno drives to Paris"])], [0], seats)).toBe("Bruno drives to Paris.");
  expect(heard([line(0, ["Ana passes", "Ana draws Lima"])], [0], seats)).toBe("Ana draws Lima.");
  expect(heard([line(0, ["Ana passes"])], [0], seats)).toBe("");
});

test("what was done in my name is told", () => {
  expect(heard([line(0, ["Ana passes"], "moved", "deadline")], [0], seats)).toBe("Ana passes.");
});

test("chat is told with its name, not my own", () => {
  expect(heard([line(1, ["Shall we?"], "said"), line(0, ["Yes"], "said")], [0], seats)).toBe("Bruno: Shall we?");
});

test("a long story is told by its end", () => {
  const many = Array.from({ length: 30 }, (_, at) => line(1, [`thing ${at}`]));
  expect(heard(many, [0], seats).split(". ")).toHaveLength(12);
  expect(heard(many, [0], seats)).toContain("thing 29.");
});
