import { describe, expect, it } from "vitest";

import type { Line } from "../../protocol/types";
import { read, TUMBLE } from "./story";

const lines = (...events: string[]): Line[] => [{ events } as Line];

describe("what has just happened, as it is played", () => {
  it("goes one after another, and who arrives is there when the way is done", () => {
    const story = read(lines("hired 0 reznik", "drew 0 nurse"));
    expect(story.beats.map(({ manner, at }) => [manner, at > 0])).toEqual([["walk", false], ["card", true]]);
    expect(story.arrivals.get("reznik")).toBe(story.beats[0]!.length);
    expect(story.arrivals.get("nurse")).toBe(story.length);
  });

  it("moves all doctors of a swap at once", () => {
    const { beats } = read(lines("joined reznik 0 1", "joined vratny 1 2", "joined mudr_ticha 2 0"));
    expect(new Set(beats.map(({ at }) => at))).toEqual(new Set([0]));
  });

  it("tells nothing of what came of a roll before the die lies", () => {
    const { beats } = read(lines("operates 0 slepak surgery 5", "rolled 0 4", "total 0 3 0 1 4 8 5", "cured 0 slepak"));
    expect(beats).toEqual([expect.objectContaining({ manner: "hop", at: TUMBLE, to: "cured 0" })]);
  });

  it("shows the back alone of a card that another has drawn", () => {
    const { beats } = read(lines("drew 1 ?"));
    expect(beats[0]).toMatchObject({ word: "", to: "seat 1" });
  });

  it("takes no time at all if nothing is to move", () => {
    expect(read(lines("hired 0 reznik"), 0).length).toBe(0);
  });
});
