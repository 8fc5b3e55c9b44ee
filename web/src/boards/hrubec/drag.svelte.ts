/**
 * Cards and patients that are dragged to where they go: the same words as by clicks.
 *
 * A place says by `data-drop` which words it stands for. What is dropped on it picks the first of them that goes on
 * with a legal sentence; a sentence that is whole then is said.
 */

import type { Choice } from "../../frame/choice.svelte";
import { say } from "../confirm";

const SLOP = 7;

class Drag {
  /** What is held, and where. */
  held = $state.raw<{ word: string; x: number; y: number } | null>(null);

  /** Where the words lead that a place stands for; whether something was picked. */
  drop(place: Element | null, choice: Choice): boolean {
    for (let at = place?.closest("[data-drop]"); at; at = at.parentElement?.closest("[data-drop]")) {
      const words = (at as HTMLElement).dataset["drop"]!.split(" ");
      const word = words.find((one) => choice.can(one));
      if (!word) continue;
      choice.pick(word);
      if (choice.ready) say();
      return true;
    }
    return false;
  }
}

export const drag = new Drag();

/** What can be dragged: `{@attach drags(() => word, choice)}`. */
export function drags(word: () => string, choice: Choice): (node: Element) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragged = false;

    const end = (): void => {
      start = null;
      drag.held = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      if (!dragged) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
        if (!choice.can(word()) && !choice.has(word())) return end();
        dragged = true;
        if (!choice.has(word())) choice.pick(word());
      }
      event.preventDefault();
      drag.held = { word: word(), x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      if (!dragged) return end();
      end();
      const place = document.elementFromPoint(event.clientX, event.clientY);
      if (place && node.contains(place)) return;
      if (!drag.drop(place, choice)) choice.clear();
    };
    const down = (event: Event): void => {
      const { button, clientX, clientY, pointerId } = event as PointerEvent;
      dragged = false;
      if (button) return;
      start = { x: clientX, y: clientY, id: pointerId };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", end);
    };
    /** The click that ends a drag is none. */
    const click = (event: Event): void => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    };
  };
}
