import { expect, test } from "vitest";

import { beginning } from "./labels";

test.each([
  ["Play Improvise: Ana, die 1: ", ["Play Improvise: Ana, die 1: Heart", "Play Improvise: Ana, die 1: Pill"]],
  ["Play Quarantine: ", ["Play Quarantine: Setback", "Play Quarantine: Setback, Power Leak"]],
  ["Play Second Opinion: ", ["Play Second Opinion: Ana", "Play Second Opinion: Ana 2"]],
  ["", ["Play Improvise: Ana, die 1: Heart"]],
  ["", ["Drive to Paris", "Drive to Essen"]],
  ["", ["Play A: x", "Play B: x"]],
  ["", []],
])("%j is what the labels share", (shared, labels) => {
  expect(beginning(labels)).toBe(shared);
});
