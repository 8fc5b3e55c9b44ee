/** A list that follows its end, but does not move whoever has scrolled up to read. */

const NEAR = 40;

export class Stick {
  /** Whether the end is in sight. */
  low = true;
  #box: Element | null = null;
  /** How far we have scrolled ourselves: only others say whether they want to follow. */
  #own = -1;

  /** `{@attach stick.to}`, on what scrolls; the list is its first child. Seen after each layout, so that none is asked for. */
  to = (box: Element): (() => void) => {
    this.#box = box;
    const grown = new ResizeObserver(() => {
      if (this.low) this.down();
    });
    grown.observe(box);
    if (box.firstElementChild) grown.observe(box.firstElementChild);
    const scrolled = (): void => {
      if (Math.abs(box.scrollTop - this.#own) > 1) this.low = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      grown.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  };

  down(): void {
    this.#box?.scrollTo({ top: this.#box.scrollHeight });
    this.#own = this.#box?.scrollTop ?? -1;
    this.low = true;
  }
}
