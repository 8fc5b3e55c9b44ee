import { expect, test, vi } from "vitest";

import { press, SHOWN, type Deeds } from "./keys";

const NAMES = ["undo", "reset", "propose", "step", "play", "log", "chat", "agree", "rule", "board", "keys"] as const;
const deeds = () => Object.fromEntries(NAMES.map((name) => [name, vi.fn()])) as unknown as Deeds;

test.each([
  ["u", "undo", []],
  ["U", "reset", []],
  ["m", "propose", []],
  [",", "step", [-1]],
  [".", "step", [1]],
  ["p", "play", []],
  ["l", "log", []],
  ["c", "chat", []],
  ["y", "agree", [true]],
  ["n", "agree", [false]],
  ["r", "rule", []],
  ["b", "board", []],
  ["?", "keys", []],
] as const)("%s does one thing: %s", (key, deed, given) => {
  const all = deeds();
  expect(press(key, all)).toBe(true);
  for (const name of NAMES) expect(all[name]).toHaveBeenCalledTimes(name === deed ? 1 : 0);
  expect(all[deed]).toHaveBeenCalledWith(...given);
});

test("other keys mean nothing", () => {
  const all = deeds();
  for (const key of ["x", "1", "Enter", "Escape", "Tab", "toString"]) expect(press(key, all)).toBe(false);
});

test("every key of the table is in the list that is shown", () => {
  const shown = SHOWN.flatMap(([keys]) => (keys.startsWith("⇧") ? [keys.slice(2)] : keys.toLowerCase().split(" ")));
  for (const key of ["u", "U", "m", ",", ".", "p", "l", "c", "y", "n", "?"]) expect(shown).toContain(key);
});
