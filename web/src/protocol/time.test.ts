import { expect, test } from "vitest";

import { ServerTime } from "./time.svelte";

/** A computer whose clock is `wrong` by so much, at a line that takes `there` and `back`. */
function computer(wrong: number) {
  let real = 1_800_000_000_000;
  const time = new ServerTime(() => real + wrong);
  return {
    time,
    error: () => time.now() - real,
    passes: (ms: number) => (real += ms),
    ping(id: string, there: number, back: number): void {
      time.asks(id);
      real += there;
      const said = real;
      real += back;
      time.hears(id, said);
    },
  };
}

test.each([0, 3_600_000, -86_400_000, 1234])("a clock that is wrong by %i ms tells the right time", (wrong) => {
  const one = computer(wrong);
  one.ping("a", 300, 300);
  expect(Math.abs(one.error())).toBeLessThan(1);
});

test("of several answers the quickest counts", () => {
  const one = computer(5000);
  one.ping("a", 20, 900);
  expect(Math.abs(one.error())).toBeGreaterThan(100);
  one.ping("b", 20, 40);
  one.ping("c", 500, 40);
  expect(Math.abs(one.error())).toBeLessThanOrEqual(10);
});

test("in the end a newer answer wins, even if it was slower", () => {
  const one = computer(0);
  one.ping("a", 10, 10);
  one.time.hears("never asked", 5);
  one.passes(600_000);
  one.ping("b", 100, 100);
  expect(one.error()).toBeCloseTo(0);
});

test("what a message was sent at is better than nothing, and no more", () => {
  const one = computer(7_000_000);
  one.time.about(1_800_000_000_000);
  expect(one.error()).toBe(0);
  one.ping("a", 5, 5);
  one.time.about(17);
  expect(Math.abs(one.error())).toBeLessThan(1);
});
