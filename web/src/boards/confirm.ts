import type { Choice } from "../frame/choice.svelte";

/** Say the one sentence that is left: the prompt hears it as Enter. */
export function say(): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}

/** Enter on what is chosen already says the sentence, if there is only one; it does not put the choice back. */
export function confirm(event: KeyboardEvent, choice: Choice, word: string): void {
  if (event.key !== "Enter" || !choice.has(word) || !choice.ready) return;
  event.preventDefault();
  event.stopPropagation();
  say();
}
