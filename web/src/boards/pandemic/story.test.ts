import { describe, expect, it } from "vitest";

import type { Line } from "../../protocol/types";
import { read, tells } from "./story";

const line = (...events: string[]): Line => ({ entry: "moved", move: 1, turn: 1, seat: 0, words: "", events, text: [], auto: "", at: 0 });

describe("what has just happened", () => {
  it("is a trail from where the pawn stood before", () => {
    const story = read([line("moved 1 paris"), line("moved 1 essen")], ["atlanta", "madrid"]);
    expect(story.trails).toEqual([{ seat: 1, from: "madrid", to: "essen" }]);
  });

  it("leaves no trail there and back", () => {
    expect(read([line("moved 0 paris"), line("moved 0 madrid")], ["madrid"]).trails).toEqual([]);
  });

  it("counts cubes that came and went", () => {
    const story = read([line("infection delhi", "cube delhi black", "removed_cubes cairo black 3", "cube cairo black")], ["cairo"]);
    expect(story.changes).toEqual([
      { city: "delhi", colour: "black", by: 1 },
      { city: "cairo", colour: "black", by: -2 },
    ]);
  });

  it("shows one card after the other, and the cubes of an outbreak together", () => {
    const story = read(
      [line("infection delhi", "outbreak delhi black", "cube cairo black", "cube riyadh black", "infection lima", "cube lima yellow")],
      [],
    );
    const at = story.beats.map((beat) => beat.at);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(story.cubes.get("cairo black")).toBe(story.cubes.get("riyadh black"));
    expect(story.cubes.get("lima yellow")).toBeGreaterThan(story.cubes.get("cairo black")!);
  });

  it("tells an epidemic in its three steps, and a chain city by city", () => {
    const { steps } = read(
      [
        line(
          ...["epidemic", "rate 2", "infection osaka", "cube osaka red", "cube osaka red", "cube osaka red", "intensified"],
          ...["infection delhi", "outbreak delhi black", "cube cairo black", "outbreak cairo black", "cube riyadh black"],
          ...["infection paris", "prevented quarantine_specialist paris blue", "infection lima", "cube lima yellow"],
        ),
      ],
      [],
    );
    expect(steps.map((step) => step.kind).join(" ")).toBe(
      "increase infect intensify infection outbreak outbreak infection prevented infection",
    );
    expect(steps[1]).toMatchObject({ city: "osaka", cubes: 3 });
    expect(steps[4]).toMatchObject({ city: "delhi", to: ["cairo"], chain: 1 });
    expect(steps[5]).toMatchObject({ city: "cairo", to: ["riyadh"], chain: 2 });
    expect(steps[7]).toMatchObject({ city: "paris", by: "quarantine_specialist" });
    expect(steps[8]).toMatchObject({ city: "lima", cubes: 1 });
    const at = steps.map((step) => step.at);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it("waits until the one before is told", () => {
    expect(read([line("infection lima", "cube lima yellow")], [], 1000).beats[0]!.at).toBe(1000);
  });

  it("is not what somebody says", () => {
    expect(tells([{ ...line(), entry: "said" }])).toBe(false);
    expect(tells([line("turn 1")])).toBe(true);
  });
});
