import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Sending } from "./sending.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is answered soon is never seen to wait", () => {
  const sending = new Sending();
  sending.begin();
  expect(sending.on).toBe(true);
  vi.advanceTimersByTime(100);
  sending.end();
  vi.advanceTimersByTime(1000);
  expect([sending.on, sending.long]).toEqual([false, false]);
});

test("what takes long is seen until it ends", () => {
  const sending = new Sending();
  sending.begin();
  vi.advanceTimersByTime(200);
  expect(sending.long).toBe(true);
  sending.end();
  expect(sending.long).toBe(false);
});

test("of two at once none is seen to wait for ever", () => {
  const sending = new Sending();
  sending.begin();
  vi.advanceTimersByTime(50);
  sending.begin();
  sending.end();
  sending.end();
  vi.advanceTimersByTime(1000);
  expect(sending.long).toBe(false);
});
