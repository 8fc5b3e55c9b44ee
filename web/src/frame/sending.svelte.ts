/** A move of mine that is on its way. It is seen only if that takes long: what changes twice is drawn twice. */

const LONG = 150;

export class Sending {
  /** Whether one is on its way. */
  on = false;
  /** Whether it takes long. */
  long = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.end();
    this.on = true;
    this.#timer = setTimeout(() => (this.long = true), LONG);
  }

  end(): void {
    this.on = this.long = false;
    clearTimeout(this.#timer);
  }
}
