/** What is told of a thing while the pointer rests on it, it has the focus, or a finger stays on it. */

export interface Told {
  title: string;
  lines?: string[];
}

const REST = 320;
const HOLD = 450;
const SLOP = 8;

class Tip {
  told = $state.raw<Told | null>(null);
  /** The place of the thing on the screen. */
  at = $state.raw<DOMRect | null>(null);

  #of: Element | null = null;

  show(told: Told, node: Element): void {
    this.#of = node;
    this.told = told;
    this.at = node.getBoundingClientRect();
  }

  hide = (): void => {
    this.told = null;
  };

  /** Told no more of this thing. What is drawn anew loses the focus in the middle of it, so that this waits. */
  drop(node: Element): void {
    queueMicrotask(() => {
      if (this.#of === node) this.hide();
    });
  }
}

export const tip = new Tip();

/** Tell this of an element; `{@attach tells(() => ...)}`. */
export function tells(tell: () => Told | null): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let start = { x: 0, y: 0 };

    const show = (): void => {
      const told = tell();
      if (told) tip.show(told, node);
    };
    const rest = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    const leave = (): void => {
      clearTimeout(timer);
      tip.hide();
    };
    const blurred = (): void => {
      clearTimeout(timer);
      tip.drop(node);
    };
    const out = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") leave();
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") rest(REST);
    };
    const press = (event: Event): void => {
      leave();
      held = false;
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === "mouse") return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        held = true;
        show();
      }, HOLD);
    };
    /** A finger that moves drags. */
    const move = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType !== "mouse" && !held && Math.hypot(clientX - start.x, clientY - start.y) > SLOP) clearTimeout(timer);
    };
    const lift = (): void => {
      if (!held) clearTimeout(timer);
    };
    /** A finger that stayed only wanted to know. */
    const click = (event: Event): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = (): void => {
      if (node.matches(":focus-visible")) show();
    };
    const menu = (event: Event): void => {
      if (held) event.preventDefault();
    };

    const heard: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", out],
      ["pointermove", move],
      ["pointerdown", press],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["click", click, true],
      ["focus", focus],
      ["blur", blurred],
      ["contextmenu", menu],
    ];
    for (const [name, hear, capture] of heard) node.addEventListener(name, hear, capture);
    return () => {
      blurred();
      for (const [name, hear, capture] of heard) node.removeEventListener(name, hear, capture);
    };
  };
}
