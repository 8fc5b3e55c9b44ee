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
  label: { x: number; y: number; anchor: "start" | "middle" | "end"; lines: number };
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
      lines: Number(place.height) > 20 ? 2 : 1,
    },
  };
});

export const cityOf = new Map(cities.map((city) => [city.id, city]));

const LEFT = -38;
const RIGHT = 1060;

export interface Route {
  from: string;
  to: string;
  path: string;
}

/** A line bent a little upwards, as seen from the pole. */
function arc(x1: number, y1: number, x2: number, y2: number): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 - Math.abs(x2 - x1) * 0.05;
  return `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`;
}

/** All routes; those over the Pacific leave the map at one edge and come in at the other. */
export const routes: Route[] = cities.flatMap((city) =>
  city.neighbours
    .map((id) => cityOf.get(id)!)
    .filter((other) => city.id < other.id)
    .flatMap((other) => {
      const [west, east] = city.x < other.x ? [city, other] : [other, city];
      if (east.x - west.x < 600) {
        return [{ from: city.id, to: other.id, path: arc(city.x, city.y, other.x, other.y) }];
      }
      const width = RIGHT - LEFT;
      const share = (west.x - LEFT) / (west.x + width - east.x);
      const y = west.y + (east.y - west.y) * share;
      return [
        { from: west.id, to: east.id, path: `M${west.x} ${west.y}L${LEFT - 20} ${y}` },
        { from: west.id, to: east.id, path: `M${east.x} ${east.y}L${RIGHT + 20} ${y}` },
      ];
    }),
);

const CLASSES: Record<string, string> = {
  contingency_planner: "planner",
  operations_expert: "operations",
  quarantine_specialist: "quarantine",
};

/** The class by which a role has its colour, and its portrait. */
export const roleClass = (role: string): string => CLASSES[role] ?? role;
