/** What has not changed stays the very same object, so that whatever is drawn from it is left alone. */

const within = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What is told now, with every part of it that says the same as before taken from before; it is changed in place. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !within(before) || !within(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = shared(before[key], now[key]);
    (now as Record<string, unknown>)[key] = part;
    same &&= part === before[key] && key in before;
  }
  return same ? (before as T) : now;
}
