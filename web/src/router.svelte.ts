/** Which page is shown: the path and the query of the address. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** The same page with another value in its query (null: without), which is no step in the history. */
  note(name: string, value: string | null): void {
    const query = new URLSearchParams(location.search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    const said = query.toString();
    history.replaceState(null, "", location.pathname + (said && `?${said}`) + location.hash);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const at = new Router();

/** Whether a click shall only change the page, and open nothing. */
export const plain = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** For links within the client: a plain click changes the page without loading it anew. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (!plain(event)) return;
    event.preventDefault();
    at.go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
