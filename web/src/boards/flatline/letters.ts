/** The letter of each line, card and station: a key places the chosen die there. */

/** R, S and D act. */
const ALPHABET = "abcefghijklmnopqtuvwxyz";

/** Whoever has a letter keeps it as long as it is there; others get the first that are free. */
export function lettered(known: ReadonlyMap<string, string>, targets: string[]): Map<string, string> {
  const kept = new Map(targets.flatMap((target) => (known.has(target) ? [[target, known.get(target)!] as const] : [])));
  const taken = new Set(kept.values());
  const free = [...ALPHABET].filter((letter) => !taken.has(letter));
  for (const target of targets) {
    const letter = kept.has(target) ? undefined : free.shift();
    if (letter) kept.set(target, letter);
  }
  return kept;
}
