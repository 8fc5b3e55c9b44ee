/** Keeps the focus in the page: when what had it is gone or hidden, it goes on to something that is there. */

export function keepsFocus(next: () => HTMLElement | null | undefined): (node: Element) => () => void {
  return (node) => {
    /** Whether anything had the focus: who only uses a mouse has none to lose. */
    let had = document.activeElement !== document.body;
    let frame = 0;

    function look(): void {
      frame = 0;
      // A hidden element loses the focus only when the page is drawn.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const lost = !document.activeElement || document.activeElement === document.body;
          if (had && lost && node.isConnected) next()?.focus({ preventScroll: true });
        }),
      );
    }
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const gained = (): void => void (had = true);
    /** Who uses keys has a focus, also if the page before took it along. */
    const keyed = (): void => {
      had = true;
      soon();
    };
    /** A click beside everything puts the focus down on purpose. */
    const clicked = (): void => void (had = document.activeElement !== document.body);

    const watcher = new MutationObserver(soon);
    watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-sheet", "hidden", "open", "disabled"] });
    document.addEventListener("focusin", gained);
    document.addEventListener("keydown", keyed);
    node.addEventListener("pointerup", clicked);
    node.addEventListener("close", soon, true);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      document.removeEventListener("focusin", gained);
      document.removeEventListener("keydown", keyed);
      node.removeEventListener("pointerup", clicked);
      node.removeEventListener("close", soon, true);
    };
  };
}
