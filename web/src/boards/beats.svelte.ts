/** What happened in one message, shown one thing after another; a click or a key skips to the end. */

import { settings } from "../frame/settings.svelte";

export class Beats {
  /** How many have begun. */
  begun = $state(0);
  /** Whether something still moves. */
  going = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private pace: () => number = () => settings.pace) {}

  /** Begin; each takes so many milliseconds, as drawn. With motion off all of it is there at once. */
  play(lengths: number[]): void {
    this.skip();
    const pace = this.pace();
    this.begun = pace ? 0 : lengths.length;
    if (!pace || !lengths.length) return;
    this.going = true;
    for (const name of SKIPS) globalThis.addEventListener?.(name, this.skip, { capture: true, passive: true });
    let at = 0;
    lengths.forEach((length, number) => {
      if (at) this.#timers.push(setTimeout(() => (this.begun = number + 1), at));
      else this.begun = number + 1;
      at += length * pace;
    });
    this.#timers.push(setTimeout(this.skip, at));
    this.#length = lengths.length;
  }

  /** Everything is where it goes. Call it too when the board goes away. */
  skip = (): void => {
    if (!this.going) return;
    this.going = false;
    this.begun = this.#length;
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    for (const name of SKIPS) globalThis.removeEventListener?.(name, this.skip, { capture: true });
  };
  #length = 0;
}

const SKIPS = ["pointerdown", "keydown"];
