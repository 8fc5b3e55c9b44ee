/** What can wait until the page has nothing else to do. */

const PAUSE = 300;

/** Do this when there is time, and try again later as long as it says that it cannot be done; the answer stops it. */
export function atLeisure(act: () => boolean): () => void {
  let stopped = false;
  const soon: (act: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;
  const attempt = (): void => {
    if (!stopped && !act()) setTimeout(() => soon(attempt), PAUSE);
  };
  soon(attempt);
  return () => void (stopped = true);
}
