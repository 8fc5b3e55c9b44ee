/** Labels of moves that stand side by side. */

const ENDS = ": ";

/** What all of several labels begin with, up to a colon; empty if it is nothing, or nothing would be left of one. */
export function beginning(labels: string[]): string {
  const [first = "", ...others] = labels;
  if (!others.length) return "";
  let end = 0;
  while (end < first.length && others.every((label) => label[end] === first[end])) end += 1;
  const at = first.lastIndexOf(ENDS, end - ENDS.length);
  return at < 0 ? "" : first.slice(0, at + ENDS.length);
}
