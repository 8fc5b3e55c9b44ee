import { describe, expect, it } from "vitest";

import { cities } from "./cities";
import { cubeBox, flagPlace, labelBox, lampBox, overlap, PAWN, pawnPlace, type Place, SIGN, spread, STATION, stationPlace } from "./places";

/** Each pawn of two, three and four in a city, and those beside it. */
function* crowds(city: string): Generator<[string, Place, Place[]]> {
  for (const count of [2, 3, 4]) {
    const all = Array.from({ length: count }, (_, n) => pawnPlace(city, n, count));
    for (const [n, at] of all.entries()) yield [`${n + 1} of ${count}`, at, all.filter((other) => other !== at)];
  }
}

describe("pieces beside a city", () => {
  const first = cities.map((city) => ({ city, box: { ...pawnPlace(city.id, 0), ...PAWN } }));

  it("hide no lamp", () => {
    for (const { box } of first) for (const other of cities) expect(overlap(box, lampBox(other))).toBeLessThan(60);
    for (const city of cities)
      for (const other of cities) expect(overlap({ ...stationPlace(city.id), ...STATION }, lampBox(other))).toBeLessThan(60);
  });

  it("hide hardly any of a name", () => {
    for (const { box } of first) for (const other of cities) expect(overlap(box, labelBox(other))).toBeLessThan(0.35 * PAWN.w * PAWN.h);
  });

  it("stand near", () => {
    for (const { city, box } of first) expect(Math.hypot(box.x + 13 - city.x, box.y + 33 - city.y)).toBeLessThan(48);
    for (const city of cities) expect(Math.hypot(flagPlace(city.id).x + 17 - city.x, flagPlace(city.id).y + 12 - city.y)).toBeLessThan(90);
  });

  it("have letters that lie on no name, also when several are in one city", () => {
    for (const city of cities)
      for (const [n, at] of crowds(city.id)) {
        const sign = { ...SIGN, x: at.x + SIGN.x, y: at.y + SIGN.y };
        for (const other of cities) expect(overlap(sign, labelBox(other)), `${city.id} ${n} ${other.id}`).toBe(0);
      }
  }, 60_000);

  it("have signs that lie on no other and on no name, also where many are close", () => {
    const crowd = ["istanbul", "baghdad", "tehran", "karachi", "delhi", "cairo", "moscow", "milan"];
    const boxes = spread(crowd.map((city) => ({ city, wide: 50 })), 23).map((at) => ({ ...at, w: 50, h: 23 }));
    for (const [at, box] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(0);
      for (const city of cities) expect(overlap(box, labelBox(city)), `${crowd[at]} ${city.id}`).toBeLessThan(40);
    }
  });

  it("lie neither on each other nor on the name, the lamp or the cubes of their city", () => {
    const share = PAWN.w * PAWN.h;
    for (const city of cities) {
      for (const [n, at, others] of crowds(city.id)) {
        const box = { ...at, ...PAWN };
        for (const other of others) expect(overlap(box, { ...other, ...PAWN }), `${city.id} ${n}`).toBeLessThan(0.09 * share);
        for (const own of [labelBox(city), lampBox(city), cubeBox(city)]) expect(overlap(box, own), `${city.id} ${n}`).toBeLessThan(0.15 * share);
      }
    }
  }, 60_000);
});
