/** Which rule is read at the side of whatever is open. */

/** A number of a rule in a text, or of a wait for which a rule stands. */
export const NUMBER = /(?<![\w.#/])([A-Z]+\d+(?:\.[A-Z]*\d+)+[a-z]?|[A-Z]\d{1,2})(?!\w)/;

class Reading {
  game = $state("");
  number = $state("");

  show(game: string, number: string): void {
    this.game = game;
    this.number = number;
  }

  close(): void {
    this.number = "";
  }
}

export const reading = new Reading();

/** The game and the number that an address of a rule names. */
export function ruleOf(node: HTMLAnchorElement): { game: string; number: string } | null {
  const game = node.pathname.match(/^\/rules\/(\w+)$/)?.[1];
  const number = decodeURIComponent(node.hash.slice(1));
  return game && number ? { game, number } : null;
}
