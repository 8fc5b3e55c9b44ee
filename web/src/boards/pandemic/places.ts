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
export const cubeBox = (city: City): Box => ({ x: city.x - 14, y: city.y - 36, w: 31, h: 28 });

/** Stacks of two colours, as happens where many meet. */
const cubesBox = (city: City): Box => ({ x: city.x - 31, y: city.y - 37, w: 64, h: 29 });

type Weighed = [Box, number];

const fixed: Weighed[] = [
  ...cities.map((city): Weighed => [lampBox(city), 7]),
  ...cities.map((city): Weighed => [labelBox(city), 4]),
  ...cities.map((city): Weighed => [cubeBox(city), 3]),
  ...INSTRUMENTS.map((box): Weighed => [box, 9]),
];

/** What the pieces of a city should not hide of itself. */
const own = (city: City): Weighed[] => [
  [labelBox(city), 2 * UNREADABLE],
  [cubeBox(city), 3 * UNREADABLE],
  [lampBox(city), UNREADABLE],
];

/** How wide the others' hands lie over the map, at the upper left. */
export const HANDS = 420;
const OTHERS: Weighed = [{ x: MAP.left + 8, y: MAP.top, w: HANDS, h: 104 }, 30];

const within = (box: Box): boolean =>
  box.y >= MAP.top + 2 && box.y + box.h <= MAP.top + MAP.height && box.x >= MAP.left && box.x + box.w <= MAP.left + MAP.width;

/** Steps away from a city, the nearest first. */
const STEPS = Array.from({ length: (2 * REACH) / 3 + 1 }, (_, at) => 3 * at - REACH)
  .flatMap((dx, _, all) => all.map((dy) => ({ dx, dy, far: Math.hypot(dx, dy - 9) })))
  .sort((a, b) => a.far - b.far);

const STRIDES = STEPS.filter(({ dx, dy }) => dx % 6 === 0 && dy % 6 === 0);

/** Those of some boxes that matter near a city. */
function near(city: City, boxes: Weighed[]): Weighed[] {
  const about = { x: city.x - REACH - 30, y: city.y - REACH - 40, w: 2 * REACH + 60, h: 2 * REACH + 80 };
  return boxes.filter(([box]) => overlap(box, about));
}

/** The best box for a piece: near its city, and over as little as can be. */
function best(city: City, size: { w: number; h: number; sign?: Box }, taken: Weighed[], reach = NEAR, standing = near(city, fixed)): Box {
  const under = [...near(city, taken), ...standing];
  const close = size.sign ? cities.map(labelBox).filter((name) => Math.abs(name.y - city.y) < 2 * REACH) : [];
  let found: Box = { x: city.x, y: city.y, ...size };
  let least = Infinity;
  for (const { dx, dy, far } of STEPS) {
    let cost = 9 * far + 60 * Math.max(0, far - reach);
    if (cost >= least) break;
    const box = { x: city.x + dx - size.w / 2, y: city.y + dy - size.h, w: size.w, h: size.h };
    if (!within(box)) continue;
    for (const [other, weight] of under) if (cost < least) cost += weight * overlap(box, other);
    const sign = size.sign && { ...size.sign, x: box.x + size.sign.x, y: box.y + size.sign.y };
    if (sign) for (const name of close) cost += UNREADABLE * overlap(sign, name);
    if (cost < least) {
      least = cost;
      found = box;
    }
  }
  return found;
}

/** How pawns that are together stand: in one row, else in two; from the middle of the lowest row. */
const [BESIDE, BEHIND] = [24, 36];
const row = (count: number, y = 0): Place[] => Array.from({ length: count }, (_, at) => ({ x: BESIDE * (at - (count - 1) / 2), y }));
function formations(count: number): Place[][] {
  const uneven = count % 2 ? [[...row((count - 1) / 2, -BEHIND), ...row((count + 1) / 2)]] : [];
  return count < 3 ? [row(count)] : [row(count), [...row(Math.ceil(count / 2), -BEHIND), ...row(Math.floor(count / 2))], ...uneven];
}

/** The best places for pawns that are together: none hides another, nor their city's name and cubes, nor any letter. */
function group(city: City, count: number, taken: Weighed[]): Place[] {
  const around = { x: city.x - 2 * REACH, y: city.y - 3 * REACH, w: 4 * REACH, h: 4 * REACH };
  const others = cities.flatMap((one): Weighed[] => [[cubeBox(one), 4], [labelBox(one), 16]]);
  const near = [...fixed, ...others, ...taken, ...own(city), OTHERS].filter(([box]) => overlap(box, around));
  const close = cities.map(labelBox).filter((box) => overlap(box, around));
  const known = new Map<number, number>();
  /** What a pawn hides that stands so far from the city. */
  function hides(dx: number, dy: number): number {
    const key = 1000 * dx + dy;
    let cost = known.get(key);
    if (cost === undefined) {
      const box = { x: city.x + dx - PAWN.w / 2, y: city.y + dy - PAWN.h, ...PAWN };
      const sign = { ...SIGN, x: box.x + SIGN.x, y: box.y + SIGN.y };
      cost = within(box) ? 0 : Infinity;
      if (!cost) for (const [other, weight] of near) cost += weight * overlap(box, other);
      if (close.some((name) => overlap(sign, name))) cost += 400 * UNREADABLE;
      known.set(key, cost);
    }
    return cost;
  }
  let found: Place[] = [];
  let least = Infinity;
  const shapes = formations(count);
  for (const { dx, dy, far } of STRIDES) {
    const remote = 9 * far + 40 * Math.max(0, far - 2 * NEAR);
    if (remote >= least) break;
    for (const formation of shapes) {
      const cost = formation.reduce((sum, { x, y }) => sum + hides(dx + x, dy + y), remote);
      if (cost >= least) continue;
      least = cost;
      found = formation.map(({ x, y }) => ({ x: city.x + dx + x - PAWN.w / 2, y: city.y + dy + y - PAWN.h }));
    }
  }
  return found;
}

export const FLAG = { w: 34, h: 23 } as const;
function work(): { stations: Map<string, Place>; pawns: Map<string, Place> } {
  const stations = new Map<string, Place>();
  const pawns = new Map<string, Place>();
  const taken: Weighed[] = [];
  for (const city of cities) {
    const alone = best(city, { ...PAWN, sign: SIGN }, taken);
    taken.push([alone, 2]);
    pawns.set(city.id, alone);
  }
  for (const city of cities) {
    const place = best(city, STATION, taken);
    taken.push([place, 2]);
    stations.set(city.id, place);
  }
  return { stations, pawns };
}

const { stations, pawns } = work();
const around = cities.flatMap((city): Weighed[] => [
  [{ ...pawns.get(city.id)!, ...PAWN }, 1],
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

const groups = new Map<string, Place[]>();

/** Where the n-th of so many pawns in a city stands: its upper left corner. */
export function pawnPlace(city: string, n: number, count = 1): Place {
  if (count < 2) return pawns.get(city)!;
  const key = `${city} ${count}`;
  let places = groups.get(key);
  if (!places) groups.set(key, (places = group(cityOf.get(city)!, count, around)));
  return places[n]!;
}

/** Where a pawn is shown that may join so many in a city: beside those who stand there now. */
export function guestPlace(city: string, count: number): Place {
  const there = Array.from({ length: count }, (_, n) => ({ ...pawnPlace(city, n, count), ...PAWN }));
  const hides = (at: Place): number => there.reduce((sum, box) => sum + overlap({ ...at, ...PAWN }, box), 0);
  const places = Array.from({ length: count + 1 }, (_, n) => pawnPlace(city, n, count + 1));
  return places.reduce((one, other) => (hides(other) < hides(one) ? other : one));
}

/** What is told in a city looks for places beside those of so many pawns. */
const stand = (city: string, weight: number, counts: number[]): Weighed[] =>
  counts.flatMap((count) => Array.from({ length: count }, (_, n): Weighed => [{ ...pawnPlace(city, n, count), ...PAWN }, weight]));

const names = cities.map((city): Weighed => [labelBox(city), 60]);
/** What stands near each city and never moves, for signs that come and go. */
const settled = new Map<string, Weighed[]>();
function settledNear(city: City): Weighed[] {
  let boxes = settled.get(city.id);
  if (!boxes) settled.set(city.id, (boxes = near(city, [...fixed, ...names, ...around])));
  return boxes;
}
const spots = new Map<string, Place>();

/** Where a tag of any width is read beside a city without hiding a name; several stand in rows. */
export function tagSpot(city: City, wide: number, row: number): Place {
  const key = `${city.id} ${wide} ${row}`;
  const known = spots.get(key);
  if (known) return known;
  const taken = Array.from({ length: row }, (_, at): Weighed => [{ ...tagSpot(city, wide, at), w: wide, h: 24 }, 60]);
  const found = best(city, { w: wide, h: 24 }, [...taken, ...stand(city.id, 12, [1, 2, PAWNS])], REACH, settledNear(city));
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

/** Where signs of these widths stand beside their cities and their pawns, none on another, none on a name or a pawn. */
export function spread(signs: { city: string; wide: number; pawns?: number }[], high: number): Place[] {
  const key = signs.map(({ city, wide, pawns = 1 }) => `${city} ${wide} ${pawns}`).join() + high;
  const known = spreads.get(key);
  if (known) return known;
  const taken: Weighed[] = [];
  const found = signs.map(({ city, wide, pawns = 1 }) => {
    const at = cityOf.get(city)!;
    const box = best(at, { w: wide, h: high }, [...taken, ...stand(city, 6, [pawns])], REACH, settledNear(at));
    taken.push([{ ...box, x: box.x - 2, y: box.y - 2, w: wide + 4, h: high + 4 }, 60]);
    return box;
  });
  if (spreads.size > 40) spreads.clear();
  spreads.set(key, found);
  return found;
}
