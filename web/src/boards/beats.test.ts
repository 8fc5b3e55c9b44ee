import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Beats } from "./beats.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one after another, each for its time", () => {
  const beats = new Beats(() => 1);
  beats.play([200, 300, 100]);
  expect([beats.begun, beats.going]).toEqual([1, true]);
  vi.advanceTimersByTime(200);
  expect(beats.begun).toBe(2);
  vi.advanceTimersByTime(299);
  expect(beats.begun).toBe(2);
  vi.advanceTimersByTime(1);
  expect([beats.begun, beats.going]).toEqual([3, true]);
  vi.advanceTimersByTime(100);
  expect([beats.begun, beats.going]).toEqual([3, false]);
});

test("half the pace is half the time", () => {
  const beats = new Beats(() => 0.5);
  beats.play([200, 200]);
  vi.advanceTimersByTime(100);
  expect(beats.begun).toBe(2);
});

test("without motion all is there at once", () => {
  const beats = new Beats(() => 0);
  beats.play([200, 200]);
  expect([beats.begun, beats.going]).toEqual([2, false]);
});

test("skipped to the end, and no timer is left", () => {
  const beats = new Beats(() => 1);
  beats.play([200, 200, 200]);
  beats.skip();
  expect([beats.begun, beats.going]).toEqual([3, false]);
  expect(vi.getTimerCount()).toBe(0);
});

test("what comes next begins anew", () => {
  const beats = new Beats(() => 1);
  beats.play([200, 200, 200]);
  beats.play([200]);
  expect(beats.begun).toBe(1);
  vi.advanceTimersByTime(1000);
  expect([beats.begun, beats.going]).toEqual([1, false]);
});
