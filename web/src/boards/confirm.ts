import type { Choice } from "../frame/choice.svelte";

/** Enter on what is chosen already says the sentence, if there is only one; it does not put the choice back. */
export function confirm(event: KeyboardEvent, choice: Choice, word: string): void {
  if (event.key !== "Enter" || !choice.has(word) || !choice.ready) return;
  event.preventDefault();
  event.stopPropagation();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
}
