/** Where the cities lie on our map, and what is printed on them. */

import table from "../../../../src/sickbay/games/pandemic/data/cities.csv?raw";
import places from "./labels.csv?raw";

export const COLOURS = ["blue", "yellow", "black", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const LETTERS: Record<Colour, string> = { blue: "B", yellow: "Y", black: "K", red: "R" };

export interface City {
  id: string;
  colour: Colour;
  country: string;
  population: number;
  neighbours: string[];
  x: number;
  y: number;
  label: { x: number; y: number; anchor: "start" | "middle" | "end"; width: number; lines: number };
}

type Row = Record<string, string>;

function rows(text: string): Row[] {
  const [head, ...lines] = text.trim().split(/\r?\n/);
  const names = head!.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at], cell])));
}

const labels = new Map(rows(places).map((row) => [row.id, row]));

export const cities: City[] = rows(table).map((row) => {
  const place = labels.get(row.id!)!;
  const x = Number(row.x);
  const y = Number(row.y);
  return {
    id: row.id!,
    colour: row.color as Colour,
    country: row.country!,
    population: Number(row.population),
    neighbours: row.neighbors!.split(";"),
    x,
    y,
    label: {
      x: x + Number(place.dx),
      y: y + Number(place.dy),
      anchor: place.anchor as "start" | "middle" | "end",
      width: Number(place.width),
      lines: Number(place.height) > 20 ? 2 : 1,
    },
  };
});

export const cityOf = new Map(cities.map((city) => [city.id, city]));

/** The box of the map: at 1366 x 768 one unit is one pixel. */
export const MAP = { left: -38, top: -22, width: 1098, height: 554 } as const;
const RIGHT = MAP.left + MAP.width;

export interface Route {
  from: string;
  to: string;
  path: string;
}

/** Where a route leaves the map, and the city that it leads to. */
export interface Edge {
  city: string;
  side: "west" | "east";
  y: number;
}

/** Heights at which the routes over the Pacific leave the map in the west and in the east. */
const PACIFIC: Record<string, [number, number]> = {
  "san_francisco tokyo": [92, 112],
  "san_francisco manila": [178, 196],
  "los_angeles sydney": [222, 478],
};

/** A line bent a little upwards, as seen from the pole. */
function arc(x1: number, y1: number, x2: number, y2: number): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 - Math.abs(x2 - x1) * 0.05;
  return `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`;
}

const pairs = cities.flatMap((city) =>
  city.neighbours.map((id) => cityOf.get(id)!).filter((other) => city.id < other.id).map((other) => [city, other] as const),
);
const beyond = (a: City, b: City): [City, City, [number, number]] | null => {
  const [west, east] = a.x < b.x ? [a, b] : [b, a];
  const heights = PACIFIC[`${west.id} ${east.id}`];
  return heights ? [west, east, heights] : null;
};

/** All routes; those over the Pacific leave the map at one edge and come in at the other. */
export const routes: Route[] = pairs.flatMap(([a, b]) => {
  const over = beyond(a, b);
  if (!over) return [{ from: a.id, to: b.id, path: arc(a.x, a.y, b.x, b.y) }];
  const [west, east, [left, right]] = over;
  return [
    { from: west.id, to: east.id, path: arc(west.x, west.y, MAP.left - 20, left) },
    { from: west.id, to: east.id, path: arc(east.x, east.y, RIGHT + 20, right) },
  ];
});

export const edges: Edge[] = pairs.flatMap(([a, b]) => {
  const over = beyond(a, b);
  if (!over) return [];
  const [west, east, [left, right]] = over;
  return [
    { city: east.id, side: "west" as const, y: left },
    { city: west.id, side: "east" as const, y: right },
  ];
});

interface Point {
  x: number;
  y: number;
}

/** Where one leaves the map between two cities, and where one comes in again; null if the way does not lead over the Pacific. */
export function crossing(from: City, to: City): { out: Point; back: Point } | null {
  const over = beyond(from, to);
  if (!over) return null;
  const [west, , [left, right]] = over;
  const sides = [{ x: MAP.left, y: left }, { x: RIGHT, y: right }] as const;
  return from === west ? { out: sides[0], back: sides[1] } : { out: sides[1], back: sides[0] };
}

/** A bent line from one point to another; over the Pacific if the route between the cities goes there. */
export function way(from: City, to: City, start: Point, end: Point, bend: number): string {
  const over = crossing(from, to);
  if (over) return `M${start.x} ${start.y}L${over.out.x} ${over.out.y}M${over.back.x} ${over.back.y}L${end.x} ${end.y}`;
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const middle = { x: (start.x + end.x) / 2 - ((end.y - start.y) / far) * bend, y: (start.y + end.y) / 2 + ((end.x - start.x) / far) * bend };
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}

/** All cities, those nearest by road and sea first: the order in which the keyboard reaches them. */
export function nearest(from: string): City[] {
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (const id of queue) {
    for (const next of cityOf.get(id)?.neighbours ?? []) {
      if (!steps.has(next)) {
        steps.set(next, steps.get(id)! + 1);
        queue.push(next);
      }
    }
  }
  return [...cities].sort((a, b) => (steps.get(a.id) ?? 99) - (steps.get(b.id) ?? 99));
}

/** The countries, to be named by the browser in the reader's language. */
const COUNTRIES: Record<string, string> = {
  Algeria: "DZ", Argentina: "AR", Australia: "AU", Brazil: "BR", Canada: "CA", Chile: "CL", China: "CN", Colombia: "CO",
  "DR Congo": "CD", Egypt: "EG", France: "FR", Germany: "DE", India: "IN", Indonesia: "ID", Iran: "IR", Iraq: "IQ",
  Italy: "IT", Japan: "JP", Mexico: "MX", Nigeria: "NG", Pakistan: "PK", Peru: "PE", Philippines: "PH", Russia: "RU",
  "Saudi Arabia": "SA", "South Africa": "ZA", "South Korea": "KR", Spain: "ES", Sudan: "SD", Taiwan: "TW", Thailand: "TH",
  Turkey: "TR", "United Kingdom": "GB", "United States": "US", Vietnam: "VN",
};

/** Made once: to make one takes as long as to draw a city. */
const made = new Map<string, Intl.DisplayNames | Intl.NumberFormat>();
function once<T extends Intl.DisplayNames | Intl.NumberFormat>(key: string, make: () => T): T {
  const kept = made.get(key) ?? make();
  made.set(key, kept);
  return kept as T;
}

/** A country in the reader's language. */
export function country(city: City, language: string): string {
  const code = COUNTRIES[city.country];
  const style = code === "CD" ? "short" : "long";
  try {
    const names = once(`${language} ${style}`, () => new Intl.DisplayNames([language], { type: "region", style }));
    return (code && names.of(code)) || city.country;
  } catch {
    return city.country;
  }
}

/** How many people, as the reader's language writes it. */
export function millions(people: number, language: string): string {
  const format = once(`${language} M`, () => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
  return `${format.format(people / 1e6)} M`;
}

const CLASSES: Record<string, string> = {
  contingency_planner: "planner",
  operations_expert: "operations",
  quarantine_specialist: "quarantine",
};

/** The class by which a role has its colour, and its portrait. */
export const roleClass = (role: string): string => CLASSES[role] ?? role;
