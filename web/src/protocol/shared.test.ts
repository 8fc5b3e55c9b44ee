import { describe, expect, it } from "vitest";

import { shared } from "./shared";

describe("what is told anew", () => {
  const before = { view: { cubes: { paris: 1 }, pawns: ["paris", "milan"] }, asked: [{ seat: 0 }], due: null };
  const again = (): typeof before => structuredClone(before);

  it("is the old if it says the same", () => {
    expect(shared(before, again())).toBe(before);
  });

  it("is new where it says something else, and the old beside it", () => {
    const now = again();
    now.view.pawns[1] = "paris";
    const told = shared(before, now);
    expect(told).toEqual({ ...before, view: { ...before.view, pawns: ["paris", "paris"] } });
    expect(told.view.pawns).not.toBe(before.view.pawns);
    expect(told.view.cubes).toBe(before.view.cubes);
    expect(told.asked).toBe(before.asked);
    expect(before.view.pawns).toEqual(["paris", "milan"]);
  });

  it("keeps nothing that has more, less, or another kind", () => {
    for (const [old, now] of [[{ a: 1 }, {}], [{}, { a: undefined }], [[1, 2], [1]], [[], {}], [null, {}], [{}, null], [["a"], { 0: "a" }]] as const)
      expect(shared(old, structuredClone(now))).toEqual(now);
    expect(shared([1, 2], [1])).toEqual([1]);
    expect("a" in shared<object>({ b: 1 }, { a: undefined })).toBe(true);
  });
});
