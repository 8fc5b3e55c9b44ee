/** The numbered rules of a game, as the server has written them: HTML in which every number is an id. */

import { get } from "../protocol/api";

export interface Book {
  title: string;
  html: string;
}

const books = new Map<string, Promise<Book>>();

export function bookOf(game: string): Promise<Book> {
  let found = books.get(game);
  if (!found) {
    found = get<Book>(`/api/games/${game}/rules`);
    found.catch(() => books.delete(game));
    books.set(game, found);
  }
  return found;
}

/** The whole book, to be put on a page: what is parsed so runs nothing (T12). */
export function pageOf(book: Book): DocumentFragment {
  const page = document.createDocumentFragment();
  page.append(...new DOMParser().parseFromString(book.html, "text/html").body.childNodes);
  return page;
}

/** One rule by itself, a section with all that belongs to it; null if there is none of this number. */
export function oneRule(book: Book, number: string): HTMLElement | null {
  const rule = pageOf(book).getElementById(number);
  if (!rule) return null;
  const around = document.createElement(rule.tagName === "TR" ? "table" : rule.tagName === "LI" ? "ul" : "div");
  if (rule.tagName === "TR") {
    const head = rule.closest("table")?.tHead;
    if (head) around.append(head.cloneNode(true));
  }
  const last = rule.tagName.match(/^H\d$/) ? rule.tagName : "";
  let next: Element | null = rule;
  do {
    around.append(next.cloneNode(true));
    next = next.nextElementSibling;
  } while (last && next && !(/^H\d$/.test(next.tagName) && next.tagName <= last));
  for (const node of around.querySelectorAll("[id]")) node.removeAttribute("id");
  return around;
}
