import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Answer, Reply, Request } from "../protocol/types";
import { Past } from "./past.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answer(move: unknown): Reply {
  const view = { move };
  return { type: "answer", view, facts: {}, position: [], lines: [{ move }] } as unknown as Answer;
}

/** A table with so many moves that answers at once, or when it is told to. */
function table(moves: number, ask = (request: Request): Promise<Reply> => Promise.resolve(answer(request.move))) {
  const at = { moves };
  return { at, past: new Past({ ask }, () => at.moves) };
}

test("what comes meanwhile does not move me, and is counted", async () => {
  const { at, past } = table(10);
  await past.look(4);
  expect([past.move, past.missed()]).toEqual([4, 0]);
  at.moves = 13;
  expect([past.move, past.missed()]).toEqual([4, 3]);
  past.leave();
  expect([past.move, past.view, past.missed()]).toEqual([null, null, 0]);
});

test("beyond the last move is now, before the first is the first", async () => {
  const { past } = table(3);
  await past.step(-1);
  expect(past.move).toBe(2);
  await past.step(1);
  expect(past.move).toBeNull();
  await past.look(-4);
  expect(past.move).toBe(0);
});

test("only a step forward moves on the board", async () => {
  const { past } = table(9);
  await past.look(3);
  expect(past.fresh).toEqual([]);
  await past.step(1);
  expect(past.fresh).toHaveLength(1);
  await past.step(-1);
  expect(past.fresh).toEqual([]);
});

test("of many moments that are wanted at once the last is shown", async () => {
  const asked: unknown[] = [];
  const { past } = table(90, (request) => {
    asked.push(request.move);
    return Promise.resolve(answer(request.move));
  });
  const all = [2, 3, 4, 5].map((move) => past.look(move));
  void past.step(1);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(all);
  expect([past.move, asked]).toEqual([6, [2, 6]]);
});

test("an answer that comes when I am back is not shown", async () => {
  const waiting: (() => void)[] = [];
  const { past } = table(9, (request) => new Promise((done) => waiting.push(() => done(answer(request.move)))));
  const looking = past.look(2);
  past.leave();
  waiting[0]!();
  await looking;
  expect(past.move).toBeNull();
});

test("the past is played until now, and can be stopped", async () => {
  const { past } = table(4);
  await past.look(1);
  past.play();
  await vi.advanceTimersByTimeAsync(1500);
  expect([past.move, past.playing]).toEqual([2, true]);
  past.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(past.move).toBe(2);
  past.play();
  await vi.advanceTimersByTimeAsync(5000);
  expect([past.move, past.playing]).toEqual([null, false]);
});

test("a moment that was taken back is left", async () => {
  const { at, past } = table(9);
  await past.look(6);
  at.moves = 7;
  past.cut();
  expect(past.move).toBe(6);
  at.moves = 5;
  past.cut();
  expect(past.move).toBeNull();
});
