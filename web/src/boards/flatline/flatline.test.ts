import { expect, test } from "vitest";

import type { Clock, Line } from "../../protocol/types";
import { calls, diceOf, fitting, sides, type Target } from "./cards";
import { drawn, timeAt, trace, urgency } from "./clock";
import { lettered } from "./letters";
import { read } from "./story";

const SPLIT: Target = {
  who: "split",
  spaces: [["cross"], ["heart", "bolt"], ["heart"]],
  dice: [null, null, null],
  may: [["a", "b", "c"], ["c"]],
  filled: false,
  cleared: false,
  left: 2,
};

test("dice lie in a hand, on a space, on the track or at home", () => {
  const view = { dice: [["heart", "eye bay1.line2 b", "track", "home"]], reserves: [[3]] };
  expect(diceOf(view, 0).map(({ where, icon, target, space, spare }) => [where, icon, target, space, spare])).toEqual([
    ["hand", "heart", undefined, undefined, false],
    ["placed", "eye", "bay1.line2", "b", false],
    ["track", "", undefined, undefined, false],
    ["home", "", undefined, undefined, true],
  ]);
});

test("a die fits where the server lets its seat, and its icon is asked for", () => {
  expect(fitting(SPLIT, 0, "heart")).toEqual(["b", "c"]);
  expect(fitting(SPLIT, 1, "heart")).toEqual(["c"]);
  expect(fitting(SPLIT, 1, "cross")).toEqual([]);
  expect(fitting(undefined, 0, "heart")).toEqual([]);
});

test("which side of a split line is meant matters only if both are open", () => {
  expect(sides(SPLIT, ["b", "c"])).toBe(true);
  expect(sides(SPLIT, ["a", "b"])).toBe(false);
  expect(sides(SPLIT, ["c"])).toBe(false);
  expect(sides({ ...SPLIT, who: "one" }, ["a", "c"])).toBe(false);
});

test("calls are what seats have marked, space by space", () => {
  const seats = [
    { seat: 0, marks: ["place 0 bay1.line1 b", "done"] },
    { seat: 2, marks: ["place 3 bay1.line1 b", "place 0 port"] },
  ];
  expect([...calls(seats)]).toEqual([["bay1.line1 b", [0, 2]], ["port a", [2]]]);
});

test("who has a letter keeps it, whoever comes and goes; no letter is that of a deed", () => {
  const first = lettered(new Map(), ["bay1.line1", "bay1.line2", "port"]);
  expect([...first.values()]).toEqual(["a", "b", "c"]);
  const then = lettered(first, ["bay1.line2", "starboard", "port"]);
  expect([then.get("bay1.line2"), then.get("port"), then.get("starboard")]).toEqual(["b", "c", "a"]);
  const many = lettered(new Map(), Array.from({ length: 40 }, (_, at) => String(at)));
  expect([...many.values()]).toHaveLength(23);
  for (const letter of "rsd") expect([...many.values()]).not.toContain(letter);
});

const CLOCK: Clock = { seconds: 60, grace: 0, pauses: "anyone", count_in: 3, starts_at: 3000, ends_at: 63_000, left: null };

test("a clock counts in, runs, and stands", () => {
  expect(timeAt(null, 0).state).toBe("none");
  expect(timeAt({ ...CLOCK, starts_at: null, ends_at: null }, 0).state).toBe("none");
  expect(timeAt(CLOCK, 1000)).toEqual({ state: "counting", left: 2000, gone: 0 });
  expect(timeAt(CLOCK, 33_000)).toEqual({ state: "running", left: 30_000, gone: 0.5 });
  expect(timeAt(CLOCK, 99_000)).toEqual({ state: "running", left: 0, gone: 1 });
  expect(timeAt({ ...CLOCK, starts_at: null, ends_at: null, left: 15_000 }, 0)).toEqual({ state: "standing", left: 15_000, gone: 0.75 });
  expect([20_000, 15_000, 5000].map(urgency)).toEqual(["", "late", "last"]);
});

test("each beat is drawn in the first part of its time", () => {
  expect(drawn(0)).toBe(0);
  expect(drawn(2.3)).toBeCloseTo(2.5);
  expect(drawn(2.9)).toBe(3);
  expect(trace(2).match(/L/g)).toHaveLength(16);
});

const line = (...events: string[]): Line => ({ entry: "moved", move: 1, turn: 0, seat: 0, words: "", events, text: [], auto: "", at: 0 });

test("what is resolved has a moment each, the dial the last", () => {
  const beats = read([line("to_triage field_surgery", "failed backup_cell", "tile bay1.line1", "dial 2 bay1")]);
  expect(beats.map(({ manner, what }) => [manner, what])).toEqual([
    ["fly", "field_surgery"],
    ["go", "backup_cell"],
    ["tile", "bay1.line1"],
    ["turn", "dial"],
  ]);
  const starts = beats.map(({ at }) => at);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts[1]! - starts[0]!).toBe(350);
});

test("all roll at once, a seat a little after another; a placed die comes from its hand", () => {
  const beats = read([line("rolled 0 0 heart 1 eye", "rolled 1 0 bolt", "placed 1 0 bay2.line1 c")]);
  expect(beats.map(({ what, at }) => [what, at])).toEqual([["die 0 0", 0], ["die 0 1", 0], ["die 1 0", 60], ["bay2.line1 c", 0]]);
  expect(beats[3]!.from).toBe("die 1 0");
});
