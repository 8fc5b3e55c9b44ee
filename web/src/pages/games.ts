import { say } from "../text/speech.svelte";

/** A game that can be played here, as the server lists it. */
export interface GameRow {
  id: string;
  version: string;
  options: Record<string, (number | string)[]>;
  usual: Record<string, unknown>;
  bots: string[];
  told: OptionTold[];
  /** Whether it takes values of one's own. */
  packs: boolean;
  /** Whether all act at once, so that it may be played against a clock. */
  clocked: boolean;
}

export interface OptionTold {
  name: string;
  label: string;
  /** Its value is a list. */
  many: boolean;
  choices: { value: number | string; label: string }[];
}

/** One of my tables in a few words. */
export interface TableTold {
  id: string;
  game: string;
  title: string;
  stage: "gathering" | "playing" | "over" | "closed";
  created: number;
  owner: boolean;
  seats: number[];
  players: { seat: number; name: string; bot: boolean; taken: boolean; asked: boolean }[];
  /** Whether it waits for me. */
  waits: boolean;
  what: string;
  moves: number;
  turn: number;
  won: number[];
}

export interface LinkTold {
  kind: string;
  seats: number[];
  url: string;
}

/** A new table, with links that are told this once. */
export interface Made {
  id: string;
  links: LinkTold[];
}

const links = new Map<string, Record<number, string>>();

/** Keep the links to the free seats of a new table until the page is left: nowhere else are they written. */
export function keepLinks(table: string, told: LinkTold[]): void {
  links.set(table, Object.fromEntries(told.filter(({ kind, seats }) => kind === "seat" && seats.length === 1).map(({ seats, url }) => [seats[0]!, url])));
}

export const linksOf = (table: string): Record<number, string> => links.get(table) ?? {};

/** What to call a bot. */
export function botName(bot: string): string {
  const key = `bot-${bot.replaceAll("_", "-")}`;
  const said = say(key);
  return said === key ? `${say("bot")}: ${bot}` : said;
}
