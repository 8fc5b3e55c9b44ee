import { expect, test } from "vitest";

import { call, type Moment } from "./calls";

const quiet: Moment = { asked: null, consent: false, proposals: [], said: 0, moves: 5 };

test("my turn calls me once, not again between my moves", () => {
  const mine = { ...quiet, asked: 0, moves: 6 };
  expect(call(quiet, mine)).toBe("turn");
  expect(call(mine, { ...mine, moves: 7 })).toBeNull();
});

test("nothing is called after a reload or an undo", () => {
  expect(call(null, { ...quiet, asked: 0 })).toBeNull();
  expect(call(quiet, { ...quiet, asked: 0, moves: 4 })).toBeNull();
});

test("another seat of mine is called too", () => {
  expect(call({ ...quiet, asked: 0 }, { ...quiet, asked: 1, moves: 6 })).toBe("turn");
});

test("consent has a call of its own", () => {
  expect(call(quiet, { ...quiet, asked: 0, consent: true, moves: 6 })).toBe("consent");
  expect(call({ ...quiet, asked: 0 }, { ...quiet, asked: 0, proposals: [3] })).toBe("consent");
  expect(call({ ...quiet, proposals: [3] }, { ...quiet, proposals: [3] })).toBeNull();
});

test("chat calls when somebody else says something", () => {
  expect(call(quiet, { ...quiet, said: 1 })).toBe("chat");
});
