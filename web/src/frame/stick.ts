/** A list that follows its end, but does not move whoever has scrolled up to read. */

const NEAR = 40;

export class Stick {
  /** Whether the end is in sight. */
  low = true;
  #box: Element | null = null;

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
      return () => box.removeEventListener("scroll", scrolled);
    };
  }

  down(): void {
    this.#box?.scrollTo({ top: this.#box.scrollHeight });
    this.low = true;
  }
}
