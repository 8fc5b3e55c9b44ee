/** A thing that is pulled over the page by mouse or finger: when it starts, where it is, where it is let go. */

const SLOP = 7;

export interface Pull {
  /** It has been pulled far enough; false if it cannot be pulled now. */
  begin: (event: PointerEvent) => boolean;
  move: (event: PointerEvent) => void;
  drop: (event: PointerEvent) => void;
  /** It is held no more, dropped or not. */
  end: () => void;
}

/** Make an element something that can be pulled; `{@attach pulls({ ... })}`. A click that ends a pull is none. */
export function pulls(pull: Pull): (node: Element) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let pulled = false;

    const end = (): void => {
      start = null;
      pull.end();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      if (!pulled) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
        if (!pull.begin(event)) return end();
        pulled = true;
      }
      event.preventDefault();
      pull.move(event);
    };
    const up = (event: PointerEvent): void => {
      if (pulled) pull.drop(event);
      end();
    };
    const down = (event: Event): void => {
      const { button, clientX, clientY, pointerId } = event as PointerEvent;
      pulled = false;
      if (button) return;
      start = { x: clientX, y: clientY, id: pointerId };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", end);
    };
    const click = (event: Event): void => {
      if (!pulled) return;
      pulled = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    };
  };
}
