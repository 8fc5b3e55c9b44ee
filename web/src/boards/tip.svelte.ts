/** What is told of a thing while the pointer rests on it, it has the focus, or a finger stays on it. */

export interface Told {
  title: string;
  lines?: string[];
}

const REST = 320;
const HOLD = 450;

class Tip {
  told = $state.raw<Told | null>(null);
  /** The place of the thing on the screen. */
  at = $state.raw<DOMRect | null>(null);

  show(told: Told, node: Element): void {
    this.told = told;
    this.at = node.getBoundingClientRect();
  }

  hide = (): void => {
    this.told = null;
  };
}

export const tip = new Tip();

/** Tell this of an element; `{@attach tells(() => ...)}`. */
export function tells(tell: () => Told | null): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

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
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") rest(REST);
    };
    const press = (event: Event): void => {
      leave();
      held = false;
      if ((event as PointerEvent).pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        show();
      }, HOLD);
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
      ["pointerleave", leave],
      ["pointerdown", press],
      ["pointerup", lift],
      ["pointercancel", leave],
      ["click", click, true],
      ["focus", focus],
      ["blur", leave],
      ["contextmenu", menu],
    ];
    for (const [name, hear, capture] of heard) node.addEventListener(name, hear, capture);
    return () => {
      leave();
      for (const [name, hear, capture] of heard) node.removeEventListener(name, hear, capture);
    };
  };
}
