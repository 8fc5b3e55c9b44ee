/** What is told of a thing while the pointer rests on it, it has the focus, or a finger stays on it. */

import { NUMBER } from "../rules/sheet.svelte";

export interface Told {
  title: string;
  lines?: string[];
  /** A word of the board: if it cannot be picked now, the tip asks why. */
  word?: string;
}

/** Why something cannot be done, and the rule that says so. */
export interface Reason {
  text: string;
  rule: string;
}

const REST = 320;
const HOLD = 450;
const SLOP = 8;
export const TIP = "tip";

class Tip {
  told = $state.raw<Told | null>(null);
  /** The place of the thing on the screen. */
  at = $state.raw<DOMRect | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** Why a word cannot be picked now; null if it can, or nobody knows. */
  why: (word: string) => Promise<Reason | null> = () => Promise.resolve(null);
  /** The rule of which the tip speaks. */
  readonly rule = $derived(this.reason?.rule || (this.told?.lines?.join(" ").match(NUMBER)?.[0] ?? ""));
  /** Keys that a board wants for itself. */
  taken = "";
  #node: Element | null = null;

  show(told: Told, node: Element): void {
    this.hide();
    this.told = told;
    this.at = node.getBoundingClientRect();
    this.#node = node;
    node.setAttribute("aria-describedby", TIP);
    if (told.word) void this.why(told.word).then((reason) => told === this.told && (this.reason = reason));
  }

  hide = (): void => {
    this.told = this.reason = null;
    this.#node?.removeAttribute("aria-describedby");
    this.#node = null;
  };

  /** Told no more of this thing. What is drawn anew loses the focus in the middle of it, so that this waits. */
  drop(node: Element): void {
    queueMicrotask(() => {
      if (this.#node === node) this.hide();
    });
  }
}

export const tip = new Tip();

/**
 * Tell this of an element; `{@attach tells(() => ...)}`.
 *
 * @param click - whether a click, which does nothing else, tells it too
 */
export function tells(tell: () => Told | null, { click: clicks = false } = {}): (node: Element) => () => void {
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
      if (!held) return clicks ? show() : undefined;
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
