import { describe, expect, it } from "vitest";

import { cities, cityOf, country, edges, nearest, routes, way } from "./cities";

describe("the map", () => {
  it("has 48 cities and 93 routes, three of them over the Pacific (P10.3)", () => {
    expect(cities).toHaveLength(48);
    expect(new Set(routes.map((route) => [route.from, route.to].sort().join(" "))).size).toBe(93);
    expect(routes).toHaveLength(96);
    expect(edges.map((edge) => `${edge.city} ${edge.side}`).sort()).toEqual([
      "los_angeles east",
      "manila west",
      "san_francisco east",
      "san_francisco east",
      "sydney west",
      "tokyo west",
    ]);
  });

  it("names neighbours first, then by distance", () => {
    const order = nearest("santiago").map((city) => city.id);
    expect(order.slice(0, 2)).toEqual(["santiago", "lima"]);
    expect(order.slice(2, 4).sort()).toEqual(["bogota", "mexico_city"]);
    expect(order).toHaveLength(48);
  });

  it("goes over the Pacific only where a route does", () => {
    const path = (from: string, to: string): string => {
      const [a, b] = [cityOf.get(from)!, cityOf.get(to)!];
      return way(a, b, a, b, 20);
    };
    expect(path("los_angeles", "sydney").match(/M/g)).toHaveLength(2);
    expect(path("sydney", "los_angeles").match(/M/g)).toHaveLength(2);
    expect(path("los_angeles", "tokyo").match(/M/g)).toHaveLength(1);
  });

  it("names every country in each language", () => {
    for (const language of ["en", "es", "cs", "it"])
      for (const city of cities) expect(country(city, language)).not.toBe("");
    expect(country(cityOf.get("istanbul")!, "es")).toBe("Turquía");
  });
});
