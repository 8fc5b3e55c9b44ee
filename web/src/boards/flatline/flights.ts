/** Things that fly over the page: from where they were to where they are. Nothing of it is waited for. */

import { settings } from "../../frame/settings.svelte";

export const FLIGHT = 200;

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Where something is on the page: a die, a space, a card, a seat. */
export function place(key: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)];
  return all.find((node) => node.checkVisibility()) ?? null;
}

/** A copy of a thing flies from one box to another; it has the size of the first, or grows from it. */
export function fly(what: Element, from: DOMRect, to: DOMRect, { wait = 0, length = FLIGHT, grows = false }: { wait?: number; length?: number; grows?: boolean } = {}): void {
  const { pace } = settings;
  if (!pace || !from.width || !to.width) return;
  const copy = what.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  for (const node of [copy, ...copy.querySelectorAll("[data-place], [data-word], [aria-pressed], [id]")]) {
    for (const name of ["data-place", "data-word", "aria-pressed", "id"]) node.removeAttribute(name);
    node.setAttribute("inert", "");
  }
  copy.classList.add("fl-flight");
  document.body.append(copy);
  const [lies, other] = grows ? [to, from] : [from, to];
  copy.style.left = `${lies.left}px`;
  copy.style.top = `${lies.top}px`;
  copy.style.width = `${lies.width}px`;
  copy.style.height = `${lies.height}px`;
  const [x, y] = [other.left + other.width / 2 - lies.left - lies.width / 2, other.top + other.height / 2 - lies.top - lies.height / 2];
  const away = { transform: `translate(${x}px, ${y}px) scale(${Math.min(other.width / lies.width, other.height / lies.height)})` };
  const here = { transform: "none" };
  const flight = copy.animate(grows ? [away, here] : [here, away], {
    delay: wait * pace,
    duration: length * pace,
    easing: EASE,
    fill: "both",
  });
  const gone = (): void => copy.remove();
  flight.finished.then(gone, gone);
}

/** What has not come yet is not seen yet. */
export function comes(node: Element, wait: number): void {
  if (settings.pace && wait) node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: wait * settings.pace });
}

/** A die of mine goes from the hand, or from the finger that held it, to a space. */
export function flies(key: string, target: string, finger: { x: number; y: number } | null): void {
  const [hand, to] = [place(key), place(target)];
  const die = hand?.querySelector("svg");
  if (!hand || !to || !die) return;
  const box = die.getBoundingClientRect();
  const from = finger ? new DOMRect(finger.x - box.width / 2, finger.y - box.height / 2, box.width, box.height) : box;
  fly(die, from, to.getBoundingClientRect());
}

/** A refusal: the die goes back to the hand. */
export function fliesBack(key: string, target: string): void {
  requestAnimationFrame(() => {
    const [hand, from] = [place(key), place(target)];
    const die = hand?.querySelector("svg");
    if (hand && from && die) {
      fly(die, from.getBoundingClientRect(), hand.getBoundingClientRect());
      comes(die, FLIGHT);
    }
  });
  shakes(target);
}

/** It shakes once: nothing comes of it. */
export function shakes(word: string): void {
  const { pace } = settings;
  if (!pace || !word) return;
  place(word)?.animate(
    [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 260 * pace },
  );
}
