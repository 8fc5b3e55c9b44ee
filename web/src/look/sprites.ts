/** Drawings of our own, put into the page once, to be used by their ids. */

const drawn = new Set<string>();

export function draw(svg: string): void {
  if (drawn.has(svg)) return;
  drawn.add(svg);
  const sheet = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.classList.add("sprites");
  document.body.prepend(document.importNode(sheet, true));
}
