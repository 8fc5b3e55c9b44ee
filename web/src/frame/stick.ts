/** A list that follows its end, but does not move whoever has scrolled up to read. */

const NEAR = 40;

export class Stick {
  /** Whether the end is in sight. */
  low = true;
  #box: Element | null = null;
  #frame = 0;

  /** `{@attach stick.to(() => lines.length)}` */
  to(count: () => number): (box: Element) => () => void {
    return (box) => {
      void count();
      this.#box = box;
      if (this.low) this.down();
      const scrolled = (): void => {
        this.low = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      };
      box.addEventListener("scroll", scrolled, { passive: true });
      return () => {
        cancelAnimationFrame(this.#frame);
        box.removeEventListener("scroll", scrolled);
      };
    };
  }

  /** With the next frame: how long the list is asks for a layout, and before it others may still write. */
  down(): void {
    this.low = true;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#box?.scrollTo({ top: this.#box.scrollHeight }));
  }
}
