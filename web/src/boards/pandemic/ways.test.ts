import { describe, expect, it } from "vitest";

import { cardsOf, meantBy, paidBy, placesOf, removedBy, wayOf } from "./ways";

const pays = { build: "paris", charter: ["paris", "tokyo"] };

describe("the words of a sentence", () => {
  it("know places from cards", () => {
    expect(placesOf("drive chicago")).toEqual(["chicago"]);
    expect(placesOf("special lima tokyo")).toEqual(["tokyo"]);
    expect(placesOf("discard algiers")).toEqual([]);
    expect(placesOf("cure blue atlanta chicago essen london milan")).toEqual([]);
    expect(placesOf("government_grant lima from paris")).toEqual(["lima", "paris"]);
    expect(cardsOf("cure blue atlanta chicago")).toEqual(["atlanta", "chicago"]);
    expect(cardsOf("drive chicago")).toEqual([]);
    expect(cardsOf("resilient_population lima")).toEqual(["resilient_population", "lima"]);
  });

  it("move the pawn that is named, or one's own", () => {
    expect(wayOf("direct lima", 2)).toEqual({ seat: 2, to: "lima" });
    expect(wayOf("dispatch 1 join lima", 2)).toEqual({ seat: 1, to: "lima" });
    expect(wayOf("treat blue", 2)).toBeNull();
  });

  it("cost the cards that the game says", () => {
    expect(paidBy("charter lima", 0, pays)).toEqual(["paris"]);
    expect(paidBy("dispatch 1 charter lima", 0, pays)).toEqual(["tokyo"]);
    expect(paidBy("drive lima", 0, pays)).toEqual([]);
    expect(paidBy("build", 0, pays)).toEqual(["paris"]);
    expect(paidBy("resilient_population lima", 0, pays)).toEqual(["resilient_population"]);
  });

  it("take the cubes away that the game says", () => {
    const facts = { treat: { red: 3 }, sweeps: { seat: 1, cities: { lima: { yellow: 2 } } } };
    expect(removedBy("treat red", 1, ["paris", "tokyo"], facts)).toEqual([{ city: "tokyo", colour: "red", count: 3 }]);
    expect(removedBy("dispatch 1 drive lima", 0, ["paris", "tokyo"], facts)).toEqual([{ city: "lima", colour: "yellow", count: 2 }]);
    expect(removedBy("drive lima", 0, ["paris", "tokyo"], facts)).toEqual([]);
  });

  it("may be meant by dragging", () => {
    expect(meantBy("drive lima", 0, pays, { pawn: 0 }, { city: "lima" })).toBe(true);
    expect(meantBy("charter lima", 0, pays, { card: "paris" }, { city: "lima" })).toBe(true);
    expect(meantBy("give 1 paris", 0, pays, { card: "paris" }, { pawn: 1 })).toBe(true);
    expect(meantBy("discard paris", 0, pays, { card: "paris" }, { pile: true })).toBe(true);
    expect(meantBy("discard paris", 0, pays, { card: "paris" }, { city: "paris" })).toBe(false);
  });
});
