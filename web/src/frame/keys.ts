/** The keys of a table, and what they do: one list for those who press them and those who ask. */

export interface Deeds {
  undo: () => void;
  reset: () => void;
  propose: () => void;
  step: (by: number) => void;
  play: () => void;
  log: () => void;
  chat: () => void;
  agree: (agree: boolean) => void;
  rule: () => void;
  board: () => void;
  keys: () => void;
}

/** What is shown of each key: as it is written on it, and the message that says what it does. */
export const SHOWN: [string, string][] = [
  ["1–9", "keys-move"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-escape"],
  ["Tab", "keys-tab"],
  ["B", "keys-board"],
  ["← ↑ → ↓", "keys-arrows"],
  ["M", "keys-propose"],
  ["U", "keys-undo"],
  ["⇧ U", "keys-reset"],
  [", .", "keys-step"],
  ["P", "keys-play"],
  ["L", "keys-log"],
  ["C", "keys-chat"],
  ["Y N", "keys-agree"],
  ["R", "keys-rule"],
  ["?", "keys-help"],
];

const DEEDS: Record<string, (deeds: Deeds) => void> = {
  u: (deeds) => deeds.undo(),
  U: (deeds) => deeds.reset(),
  m: (deeds) => deeds.propose(),
  ",": (deeds) => deeds.step(-1),
  ".": (deeds) => deeds.step(1),
  p: (deeds) => deeds.play(),
  l: (deeds) => deeds.log(),
  c: (deeds) => deeds.chat(),
  y: (deeds) => deeds.agree(true),
  n: (deeds) => deeds.agree(false),
  b: (deeds) => deeds.board(),
  r: (deeds) => deeds.rule(),
  "?": (deeds) => deeds.keys(),
};

/** Whether somebody writes, or a dialog is open: keys are not for the table then. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const writes = !!target?.matches?.("textarea, select, input:not([type=range]):not([type=checkbox]):not([type=radio])");
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes || !!document.querySelector("dialog[open]");
}

/** Do what a key means; whether it means something. */
export function press(key: string, deeds: Deeds): boolean {
  if (Object.hasOwn(DEEDS, key)) DEEDS[key]!(deeds);
  return Object.hasOwn(DEEDS, key);
}
