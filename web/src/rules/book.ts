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

/** One rule as HTML of its own; a section with all that belongs to it. */
export function oneRule(book: Book, number: string): string {
  const page = document.createElement("template");
  page.innerHTML = book.html; // our own server's, from a document without HTML of its own
  const rule = page.content.getElementById(number);
  if (!rule) return "";
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
  return around.outerHTML;
}
