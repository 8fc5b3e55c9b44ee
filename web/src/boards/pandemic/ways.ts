/** What the words of a sentence stand for: pawns that move, places on the map, cards. Grammar, no rules. */

import { cityOf, COLOURS, type Colour } from "./cities";

const WAYS = new Set(["drive", "direct", "charter", "shuttle", "special"]);
const EVENTS = new Set(["airlift", "forecast", "government_grant", "one_quiet_night", "resilient_population"]);

/** A pawn that a sentence moves. */
export interface Way {
  seat: number;
  to: string;
}

/** The pawn that a sentence of a seat moves, and where to. */
export function wayOf(move: string, seat: number): Way | null {
  const [verb = "", ...words] = move.split(" ");
  const to = words.at(-1) ?? "";
  if (!cityOf.has(to)) return null;
  if (WAYS.has(verb)) return { seat, to };
  return verb === "dispatch" || verb === "airlift" ? { seat: Number(words[0]), to } : null;
}

/** The cities of a sentence that are meant as places. */
export function placesOf(move: string): string[] {
  const [verb = "", ...words] = move.split(" ");
  if (verb === "government_grant" || verb === "build") return words.filter((word) => cityOf.has(word));
  const way = wayOf(move, 0);
  return way ? [way.to] : [];
}

/** The words of a sentence that are cards one could pick for it. */
export function cardsOf(move: string): string[] {
  const [verb = "", ...words] = move.split(" ");
  const own = EVENTS.has(verb) ? [verb] : [];
  switch (verb) {
    case "direct":
    case "special":
    case "store":
    case "discard":
    case "resilient_population":
      return [...own, words[0]!];
    case "give":
    case "take":
      return [words[1]!];
    case "cure":
      return words.slice(1);
    case "dispatch":
      return words[1] === "direct" ? [words[2]!] : [];
    default:
      return own;
  }
}

/** What the game says that flights and stations cost. */
export interface Pays {
  build: string | null;
  charter: string[];
}

/** The cards that leave a hand when a sentence is said. */
export function paidBy(move: string, seat: number, pays: Pays): string[] {
  const [verb = "", ...words] = move.split(" ");
  if (verb === "charter") return [pays.charter[seat]!];
  if (verb === "dispatch" && words[1] === "charter") return [pays.charter[Number(words[0])]!];
  if (verb === "build") return pays.build ? [pays.build] : [];
  return verb === "store" || verb === "take" ? [] : cardsOf(move).filter((word) => verb !== "resilient_population" || word === verb);
}

/** Cubes that a sentence takes away: how many of a colour, in which city. */
export interface Removal {
  city: string;
  colour: Colour;
  count: number;
}

export interface Effects {
  treat?: Record<string, number>;
  sweeps?: { seat: number; cities: Record<string, Record<string, number>> } | null;
}

/** The cubes that leave the board when a sentence is said, as the game tells it. */
export function removedBy(move: string, seat: number, pawns: string[], facts: Effects): Removal[] {
  const [verb = "", colour = ""] = move.split(" ");
  if (verb === "treat" && COLOURS.includes(colour as Colour))
    return [{ city: pawns[seat]!, colour: colour as Colour, count: facts.treat?.[colour] ?? 1 }];
  const way = wayOf(move, seat);
  if (!way || way.seat !== facts.sweeps?.seat) return [];
  return Object.entries(facts.sweeps.cities[way.to] ?? {}).map(([swept, count]) => ({ city: way.to, colour: swept as Colour, count }));
}

/** Whether a sentence could be meant by dragging something: a pawn (its seat) or a card, onto a city, a pawn or the pile. */
export function meantBy(move: string, seat: number, pays: Pays, what: { pawn: number } | { card: string }, onto: { city?: string; pawn?: number; pile?: boolean }): boolean {
  const [verb = "", ...words] = move.split(" ");
  const way = wayOf(move, seat);
  if ("pawn" in what) return onto.city !== undefined && way !== null && way.seat === what.pawn && way.to === onto.city;
  if (onto.pile) return verb === "discard" && words[0] === what.card;
  if (!paidBy(move, seat, pays).includes(what.card) || verb === "discard") return false;
  if (onto.pawn !== undefined) return verb === "give" || verb === "airlift" ? words[0] === String(onto.pawn) : false;
  return onto.city !== undefined && placesOf(move)[0] === onto.city;
}
