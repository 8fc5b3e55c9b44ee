/**
 * Where stations and pawns stand beside each city, so that they hide no name and no lamp.
 *
 * Worked out once from the map; it does not depend on the game, so nothing ever jumps.
 */

import { cities, cityOf, MAP, type City } from "./cities";

export interface Place {
  x: number;
  y: number;
}

interface Box extends Place {
  w: number;
  h: number;
}

export const TAG = { w: 22, h: 16 } as const;
export const PAWN = { w: 26, h: 36 } as const;
export const STATION = { w: 24, h: 24 } as const;
const PAWNS = 4;
const REACH = 60;
/** What one letter costs that lies on another. */
const UNREADABLE = 60;
/** Where the letter of a pawn is. */
export const SIGN: Box = { x: 5, y: 17, w: 16, h: 15 };
/** Farther away it would seem to belong elsewhere. */
const NEAR = 27;

/** Ocean that the instruments take. */
const INSTRUMENTS: Box[] = [
  { x: -30, y: 340, w: 190, h: 200 },
  { x: 322, y: 362, w: 168, h: 130 },
  { x: 588, y: 340, w: 206, h: 200 },
  { x: 930, y: 255, w: 130, h: 158 },
];

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export const lampBox = (city: City): Box => ({ x: city.x - 11, y: city.y - 11, w: 22, h: 22 });

/** The box of a name, as wide as the longest of the four languages. */
export function labelBox(city: City): Box {
  const { x, y, anchor, width, lines } = city.label;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { x: left, y: y - 11, w: width, h: lines === 2 ? 27 : 14 };
}

/** Three cubes of one colour. */
const cubeBox = (city: City): Box => ({ x: city.x - 14, y: city.y - 36, w: 31, h: 28 });

/** Stacks of two colours, as happens where many meet. */
const cubesBox = (city: City): Box => ({ x: city.x - 31, y: city.y - 37, w: 64, h: 29 });

type Weighed = [Box, number];

const fixed: Weighed[] = [
  ...cities.map((city): Weighed => [lampBox(city), 7]),
  ...cities.map((city): Weighed => [labelBox(city), 4]),
  ...cities.map((city): Weighed => [cubeBox(city), 3]),
  ...INSTRUMENTS.map((box): Weighed => [box, 9]),
];

/** Steps away from a city, the nearest first. */
const STEPS = Array.from({ length: (2 * REACH) / 3 + 1 }, (_, at) => 3 * at - REACH)
  .flatMap((dx, _, all) => all.map((dy) => ({ dx, dy, far: Math.hypot(dx, dy - 9) })))
  .sort((a, b) => a.far - b.far);

/** The best box for a piece: near its city, and over as little as can be. */
function best(city: City, size: { w: number; h: number; sign?: Box }, taken: Weighed[], reach = NEAR): Box {
  const near = [...fixed, ...taken].filter(([box]) =>
    overlap(box, { x: city.x - REACH - 30, y: city.y - REACH - 40, w: 2 * REACH + 60, h: 2 * REACH + 80 }),
  );
  const close = size.sign ? cities.map(labelBox).filter((name) => Math.abs(name.y - city.y) < 2 * REACH) : [];
  let found: Box = { x: city.x, y: city.y, ...size };
  let least = Infinity;
  for (const { dx, dy, far } of STEPS) {
    let cost = 9 * far + 60 * Math.max(0, far - reach);
    if (cost >= least) break;
    const box = { x: city.x + dx - size.w / 2, y: city.y + dy - size.h, ...size };
    if (box.y < MAP.top + 2 || box.y + box.h > MAP.top + MAP.height || box.x < MAP.left || box.x + box.w > MAP.left + MAP.width)
      continue;
    for (const [other, weight] of near) cost += weight * overlap(box, other);
    const sign = size.sign && { ...size.sign, x: box.x + size.sign.x, y: box.y + size.sign.y };
    if (sign) for (const name of close) cost += UNREADABLE * overlap(sign, name);
    if (cost < least) {
      least = cost;
      found = box;
    }
  }
  return found;
}

export const FLAG = { w: 34, h: 23 } as const;
function work(): { stations: Map<string, Place>; pawns: Map<string, Place[]> } {
  const stations = new Map<string, Place>();
  const pawns = new Map<string, Place[]>();
  const taken: Weighed[] = [];
  for (const city of cities) {
    const first = best(city, { ...PAWN, sign: SIGN }, taken);
    taken.push([first, 2]);
    pawns.set(city.id, [first]);
  }
  for (const city of cities) {
    const place = best(city, STATION, taken);
    taken.push([place, 2]);
    stations.set(city.id, place);
  }
  for (const city of cities) {
    const own: Weighed[] = [
      [{ ...pawns.get(city.id)![0]!, ...PAWN }, 3],
      [cubesBox(city), 2],
    ];
    for (let n = 1; n < PAWNS; n += 1) {
      const place = best(city, { ...PAWN, sign: SIGN }, [...taken, ...own], NEAR + 9 * n);
      own.push([place, 5]);
      pawns.get(city.id)!.push(place);
    }
  }
  return { stations, pawns };
}

const { stations, pawns } = work();
const around = cities.flatMap((city): Weighed[] => [
  [{ ...pawns.get(city.id)![0]!, ...PAWN }, 1],
  [{ ...stations.get(city.id)!, ...STATION }, 1],
]);
const flags = new Map(cities.map((city) => [city.id, best(city, FLAG, around, REACH)]));
const tags = new Map(
  cities.map((city) => [city.id, best(city, TAG, [...around, [{ ...flags.get(city.id)!, ...FLAG }, 3]], REACH)]),
);

/** Where the flag of a city is planted: its upper left corner. */
export const flagPlace = (city: string): Place => flags.get(city)!;

/** Where the station of a city stands: its upper left corner. */
export const stationPlace = (city: string): Place => stations.get(city)!;

/** Where it is told what has changed in a city: its upper left corner. */
export const tagPlace = (city: string): Place => tags.get(city)!;

/** Where the n-th pawn in a city stands: its upper left corner. */
export const pawnPlace = (city: string, n: number): Place => pawns.get(city)![Math.min(n, PAWNS - 1)]!;

const names = cities.map((city): Weighed => [labelBox(city), 60]);
const spots = new Map<string, Place>();

/** Where a tag of any width is read beside a city without hiding a name; several stand in rows. */
export function tagSpot(city: City, wide: number, row: number): Place {
  const key = `${city.id} ${wide} ${row}`;
  const known = spots.get(key);
  if (known) return known;
  const taken = Array.from({ length: row }, (_, at): Weighed => [{ ...tagSpot(city, wide, at), w: wide, h: 24 }, 60]);
  const stand = pawns.get(city.id)!.map((at): Weighed => [{ ...at, ...PAWN }, 12]);
  const found = best(city, { w: wide, h: 24 }, [...names, ...around, ...stand, ...taken], REACH);
  spots.set(key, found);
  return found;
}

/** The first of some points at which a sign hides no name. */
export function openSpot(points: Place[], size: number): Place {
  const hides = (at: Place): boolean =>
    names.some(([box]) => overlap(box, { x: at.x - size / 2, y: at.y - size / 2, w: size, h: size }));
  return points.find((at) => !hides(at)) ?? points[0]!;
}

const spreads = new Map<string, Place[]>();

/** Where signs of these widths stand beside their cities, none on another, none on a name or a pawn. */
export function spread(signs: { city: string; wide: number }[], high: number): Place[] {
  const key = signs.map(({ city, wide }) => `${city} ${wide}`).join() + high;
  const known = spreads.get(key);
  if (known) return known;
  const taken: Weighed[] = [];
  const found = signs.map(({ city, wide }) => {
    const stand = pawns.get(city)!.slice(0, 2).map((at): Weighed => [{ ...at, ...PAWN }, 6]);
    const box = best(cityOf.get(city)!, { w: wide, h: high }, [...names, ...around, ...stand, ...taken], REACH);
    taken.push([{ ...box, x: box.x - 2, y: box.y - 2, w: wide + 4, h: high + 4 }, 60]);
    return box;
  });
  if (spreads.size > 40) spreads.clear();
  spreads.set(key, found);
  return found;
}
