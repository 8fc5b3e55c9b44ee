/** Finding one's way in the text of the rules: contents, marks, search. All of it works on the server's HTML. */

export interface Section {
  id: string;
  title: string;
  node: HTMLElement;
}

/** The sections, each with an id to lead to. */
export function sections(article: HTMLElement): Section[] {
  return [...article.querySelectorAll<HTMLElement>("h2")].map((node, number) => {
    node.id ||= `section-${number}`;
    return { id: node.id, title: node.textContent ?? "", node };
  });
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What is shown or hidden as one: paragraphs, rules with their parts, rows. */
const UNITS = "h3, article > p, article > ul > li, article > ol > li, tbody tr, article > blockquote, article > pre";

/** Show only what has these words, or the rule of this number and its parts; how many that are. */
export function filter(article: HTMLElement, wanted: string): number {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const number = wanted.trim().match(/^[a-z]{1,2}\d[\w.]*$/i) ? wanted.trim().toLowerCase() : "";
  const units = [...article.querySelectorAll<HTMLElement>(UNITS)];
  let found = 0;
  for (const unit of units) {
    const text = folded(unit.textContent ?? "");
    const ids = [unit, ...unit.querySelectorAll("[id]")].map((node) => node.id.toLowerCase()).filter(Boolean);
    const good = number
      ? ids.some((id) => id === number || (id.startsWith(number) && !/\d/.test(id[number.length] ?? "")))
      : words.every((word) => text.includes(word));
    unit.hidden = words.length > 0 && !good;
    found += Number(good && !unit.hidden);
  }
  for (const table of article.querySelectorAll("table")) table.hidden = words.length > 0 && !table.querySelector("tbody tr:not([hidden])");
  for (const list of article.querySelectorAll<HTMLElement>("article > ul, article > ol")) {
    list.hidden = words.length > 0 && !list.querySelector(":scope > li:not([hidden])");
  }
  for (const { node } of sections(article)) {
    let next = node.nextElementSibling as HTMLElement | null;
    let any = false;
    for (; next && next.tagName !== "H2"; next = next.nextElementSibling as HTMLElement | null) any ||= !next.hidden && next.tagName !== "HR";
    node.hidden = words.length > 0 && !any;
  }
  light(article, number ? [] : words);
  return words.length ? found : 0;
}

/** Light up the words that were found, where the browser can; the text itself stays as it is. */
function light(article: HTMLElement, words: string[]): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete("found");
  if (!words.length) return;
  const ranges: Range[] = [];
  const walk = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode as Text;
    if (node.parentElement?.closest("[hidden]")) continue;
    const text = node.data.toLowerCase();
    for (const word of words) {
      for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, from + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** Mark the rule of this number, the only one; null if there is none. */
export function mark(article: HTMLElement, number: string): HTMLElement | null {
  article.querySelector(".marked")?.classList.remove("marked");
  const rule = number ? article.querySelector<HTMLElement>(`[id="${CSS.escape(number)}"]`) : null;
  rule?.classList.add("marked");
  return rule;
}
