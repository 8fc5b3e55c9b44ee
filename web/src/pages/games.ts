/** A game that can be played here, as the server lists it. */
export interface GameRow {
  id: string;
  version: string;
  options: Record<string, (number | string)[]>;
  usual: Record<string, unknown>;
  bots: string[];
}
