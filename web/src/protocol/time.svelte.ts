/** What time it is at the server, whatever the clock of this computer says. */

/** Milliseconds that only ever go on, also when somebody sets the computer's clock. */
const local = (): number => performance.timeOrigin + performance.now();

/** A sample counts for less by so much of its age, so that the newer one wins in the end. */
const AGES = 1 / 1000;

export class ServerTime {
  /** Server time minus `Date.now()`, in milliseconds. */
  skew = $state(0);

  #ahead = 0;
  #trip = Infinity;
  #at = 0;
  #asked = new Map<string, number>();

  constructor(private readonly clock: () => number = local) {
    this.#ahead = Date.now() - clock();
  }

  /** What time it is there now (ms since 1970). */
  now = (): number => this.clock() + this.#ahead;

  /** A question what time it is there is on its way. */
  asks(id: string): void {
    this.#asked.set(id, this.clock());
  }

  /** It was so late there half way between question and answer; of several answers the quickest is the best. */
  hears(id: string, there: number): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked === undefined) return;
    const trip = this.clock() - asked;
    if (trip <= this.#trip + (this.clock() - this.#at) * AGES) this.#take(there + trip / 2, trip);
  }

  /** Better than nothing: it was so late when this was sent. */
  about(there: number): void {
    if (this.#trip === Infinity) this.#take(there, Infinity);
  }

  /** Questions that are under way will not be answered. */
  lost(): void {
    this.#asked.clear();
  }

  #take(there: number, trip: number): void {
    this.#at = this.clock();
    this.#trip = trip;
    this.#ahead = there - this.#at;
    this.skew = Math.round(this.now() - Date.now());
  }
}
