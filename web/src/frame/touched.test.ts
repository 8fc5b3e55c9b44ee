import { expect, test } from "vitest";

import type { Line } from "../protocol/types";
import { touched, touching } from "./touched";

const line = (move: number, seat: number, ...events: string[]): Line => ({ entry: "moved", move, turn: 1, seat, words: "", events, text: [], auto: "", at: 0 });
const loses = (event: string, seat: number): boolean => event === `loses ${seat}`;

test("what others did to me since my last move is told, and no more when I have moved", () => {
  const lines = [line(1, 1, "loses 0"), line(2, 0, "loses 0"), line(3, 1, "loses 2"), line(4, 2, "turn", "loses 0")];
  expect(touched(lines, [0], loses).map(({ move }) => move)).toEqual([4]);
  expect(touched([...lines, line(5, 0)], [0], loses)).toEqual([]);
  expect(touched(lines, [], loses)).toEqual([]);
});

test("which words of an event are seats is known by its verb", () => {
  const touches = touching({ joined: [1, 2], died: [0] });
  expect([0, 1, 2].map((seat) => touches("joined reznik 0 2", seat))).toEqual([true, false, true]);
  expect(touches("died 1 slepak", 1)).toBe(true);
  expect(touches("turn 1", 1)).toBe(false);
});
