/**
 * Cards and patients that are dragged to where they go: the same words as by clicks.
 *
 * A place says by `data-drop` which words it stands for. What is dropped on it picks the first of them that goes on
 * with a legal sentence; a sentence that is whole then is said.
 */

import type { Choice } from "../../frame/choice.svelte";
import { say } from "../confirm";
import { pulls } from "../pull";

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
  return (node) =>
    pulls({
      begin: () => {
        if (!choice.can(word()) && !choice.has(word())) return false;
        if (!choice.has(word())) choice.pick(word());
        return true;
      },
      move: ({ clientX, clientY }) => (drag.held = { word: word(), x: clientX, y: clientY }),
      drop: ({ clientX, clientY }) => {
        drag.held = null;
        const place = document.elementFromPoint(clientX, clientY);
        if (place && node.contains(place)) return;
        if (!drag.drop(place, choice)) choice.clear();
      },
      end: () => (drag.held = null),
    })(node);
}
