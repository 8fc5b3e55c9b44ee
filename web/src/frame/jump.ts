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

/** From one thing that can be picked to the next in the direction of an arrow; whether there is one. */
export function steer(key: string): boolean {
  const way = WAYS[key];
  const all = [...things(BOARD), ...things(HAND)];
  const from = document.activeElement as Thing;
  if (!way || !all.includes(from)) return false;
  const centre = (node: Thing): [number, number] => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(from);
  const far = (node: Thing): number => {
    const [dx, dy] = [centre(node)[0] - x, centre(node)[1] - y];
    const along = dx * way[0] + dy * way[1];
    return along > 1 ? along + 2 * Math.abs(dx * way[1] + dy * way[0]) : Infinity;
  };
  const ahead = all.filter((node) => far(node) < Infinity).sort((a, b) => far(a) - far(b))[0];
  ahead?.focus();
  return ahead !== undefined;
}
