/** Ways for keys that are shorter than Tab: from the question to what can be picked, and from thing to thing. */

/** What can be picked now says whether it is. */
const BOARD = ".stage [aria-pressed]:not(.btn)";
const HAND = ".desk .hand [aria-pressed]";

type Thing = HTMLElement | SVGElement;
const things = (selector: string): Thing[] => [...document.querySelectorAll<Thing>(selector)].filter((node) => node.checkVisibility());

/** On to the board, the hand, the question, and round again: the next of them that has something. */
export function jump(question: HTMLElement | undefined): void {
  const stops = [things(BOARD), things(HAND), question ? [question] : []];
  const here = stops.findIndex((stop) => stop.includes(document.activeElement as Thing));
  const next = [1, 2, 3].map((by) => stops[(here + by) % 3]!).find((stop) => stop.length);
  next?.[0]!.focus();
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The next thing in the direction of an arrow key, what lies straight ahead before what lies aside; none if the key is
 * no arrow or nothing lies there. What is not farther ahead than `least` does not count.
 */
export function ahead<T>(key: string, from: T, all: T[], centre: (one: T) => [number, number], least = 0): T | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [x, y] = centre(from);
  const far = (one: T): number => {
    const [to, down] = centre(one);
    const [dx, dy] = [to - x, down - y];
    const along = dx * way[0] + dy * way[1];
    return along > least ? along + 2 * Math.abs(dx * way[1] + dy * way[0]) : Infinity;
  };
  return all.filter((one) => far(one) < Infinity).sort((a, b) => far(a) - far(b))[0];
}

/** From one thing that can be picked to the next in the direction of an arrow; whether there is one. */
export function steer(key: string): boolean {
  const from = document.activeElement as Thing;
  const all = [...things(BOARD), ...things(HAND)];
  if (!all.includes(from)) return false;
  const centre = (node: Thing): [number, number] => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const next = ahead(key, from, all, centre, 1);
  next?.focus();
  return next !== undefined;
}
