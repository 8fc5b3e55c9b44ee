/** A pawn or a card that is dragged: what it could mean where it is let go. Everything works by clicks as well. */

import type { Choice } from "../../frame/choice.svelte";
import type { MoveInfo } from "../../protocol/types";
import { meantBy, type Pays } from "./ways";

export type What = { pawn: number } | { card: string };
interface Onto {
  city?: string;
  pawn?: number;
  pile?: boolean;
}

/** What dragging needs to know of the table. */
export interface Setting {
  what: What;
  choice: Choice;
  pays: Pays;
}

const SLOP = 7;

class Drag {
  setting = $state.raw<Setting | null>(null);
  x = $state(0);
  y = $state(0);
  onto = $state.raw<Onto>({});
  /** The sentences that would be meant where it is now. */
  meant = $derived.by<MoveInfo[]>(() => (this.setting ? meant(this.setting, this.onto) : []));

  /** Whether it may be let go on this. */
  may(onto: Onto): boolean {
    return this.setting !== null && meant(this.setting, onto).length > 0;
  }
}
export const drag = new Drag();

function meant({ choice, what, pays }: Setting, onto: Onto): MoveInfo[] {
  const seat = choice.asked?.seat;
  return seat === undefined ? [] : choice.moves.filter((move) => meantBy(move.move, seat, pays, what, onto));
}

function under(x: number, y: number): Onto {
  for (const node of document.elementsFromPoint(x, y)) {
    const found = node.closest<SVGElement | HTMLElement>("[data-pawn], [data-city], [data-pile]");
    if (found?.dataset.pile) return { pile: true };
    if (found?.dataset.city) return { city: found.dataset.city };
    if (found?.dataset.pawn) {
      // A pawn stands for itself where a card is given, and for its city where a pawn goes.
      const onto = { pawn: Number(found.dataset.pawn) };
      if (drag.may(onto)) return onto;
      if (found.dataset.at && drag.may({ city: found.dataset.at })) return { city: found.dataset.at };
    }
  }
  return {};
}

/** Say what was meant, unless it is asked back; what could mean several things is only picked. */
function drop({ choice, what }: Setting, onto: Onto, moves: MoveInfo[]): void {
  if (!moves.length) {
    if (onto.city) choice.onWhy("card" in what ? what.card : onto.city);
    return;
  }
  if (moves.length === 1) return choice.onPlay(moves[0]!);
  const [first, ...others] = moves.map((move) => move.move.split(" "));
  choice.picked = first!.filter((word, at) => first!.indexOf(word) === at && others.every((words) => words.includes(word)));
}

/** Make an element draggable; `{@attach drags(() => ...)}`. */
export function drags(set: () => Setting | null): (node: Element) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number; touch: boolean } | null = null;

    const down = (event: Event): void => {
      const { button, clientX: x, clientY: y, pointerId: id, pointerType } = event as PointerEvent;
      const setting = set();
      if (button || !setting) return;
      const can = setting.choice.asked && setting.choice.moves.some((move) => anywhere(move, setting));
      if (!can) return;
      if ("pawn" in setting.what) event.stopPropagation(); // the map stays where it is
      start = { x, y, id, touch: pointerType !== "mouse" };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", stop);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      if (!drag.setting) {
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (Math.hypot(dx, dy) < SLOP) return;
        const setting = set();
        if (!setting || ("card" in setting.what && start.touch && Math.abs(dx) > -dy)) return stop();
        drag.setting = setting;
        setting.choice.picked = [];
      }
      event.preventDefault();
      drag.x = event.clientX;
      drag.y = event.clientY;
      drag.onto = under(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent): void => {
      const setting = drag.setting;
      if (setting && event.pointerId === start?.id) {
        const [onto, moves] = [drag.onto, drag.meant];
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
        stop();
        drop(setting, onto, moves);
      } else stop();
    };
    const stop = (): void => {
      start = null;
      drag.setting = null;
      drag.onto = {};
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
    };
    node.addEventListener("pointerdown", down);
    return () => {
      if (start) queueMicrotask(stop);
      node.removeEventListener("pointerdown", down);
    };
  };
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Whether a sentence could be meant by dragging this at all. */
function anywhere(move: MoveInfo, { choice, what, pays }: Setting): boolean {
  const words = move.move.split(" ");
  const seat = choice.asked!.seat;
  const onto: Onto[] = [{ pile: true }, ...words.map((word) => ({ city: word })), ...words.filter((word) => /^\d$/.test(word)).map((word) => ({ pawn: Number(word) }))];
  return onto.some((place) => meantBy(move.move, seat, pays, what, place));
}
