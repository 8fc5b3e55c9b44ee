/** When those who are on their way arrive: until then their place is still empty. */

class Stage {
  /** By card, in ms from now; empty while nothing moves. */
  arrivals = $state.raw<Map<string, number>>(new Map());

  /** All are there at once. */
  skip(): void {
    if (this.arrivals.size) this.arrivals = new Map();
  }
}

export const stage = new Stage();
