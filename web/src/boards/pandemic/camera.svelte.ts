/** What part of the map is in sight: dragged, pinched, turned with the wheel, or by buttons. */

import { MAP } from "./cities";

/** Below this the map would be too small to read; there it is looked at in parts. */
const READABLE = 0.98;
const ON_A_PHONE = 1.13;
const CLOSEST = 3;
const PHONE = 600;
const SLOP = 7;
/** Below this scale a tap brings the place closer instead of choosing it. */
const SURE = 0.62;
const STEP = 1.35;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

export class Camera {
  width = $state(MAP.width as number);
  height = $state(MAP.height as number);
  scale = $state(1);
  x = $state(MAP.left + MAP.width / 2);
  y = $state(MAP.top + MAP.height / 2);
  /** Whether somebody has moved it. */
  moved = $state(false);

  /** The scale at which the whole map is in sight. */
  fit = $derived(Math.min(this.width / MAP.width, this.height / MAP.height));
  start = $derived(this.fit >= READABLE ? this.fit : this.width <= PHONE ? ON_A_PHONE : 1);
  /** Whether the map is too large for its stage. */
  parts = $derived(this.start > this.fit);
  whole = $derived(this.scale <= this.fit * 1.01);
  far = $derived(this.scale < SURE);
  /** The smallest scale at which something is chosen. */
  near = $derived(Math.max(this.scale, SURE));
  box = $derived({
    x: this.x - this.width / this.scale / 2,
    y: this.y - this.height / this.scale / 2,
    w: this.width / this.scale,
    h: this.height / this.scale,
  });
  viewBox = $derived(`${this.box.x} ${this.box.y} ${this.box.w} ${this.box.h}`);

  #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;

  /** The stage has this size now. */
  resize(width: number, height: number, at: { x: number; y: number }): void {
    if (!width || !height) return;
    this.width = width;
    this.height = height;
    if (this.moved) this.#keep();
    else this.to(at, this.start);
  }

  /** Look at a place. */
  to(at: { x: number; y: number }, scale = this.scale): void {
    this.scale = between(this.fit, scale, CLOSEST);
    this.x = at.x;
    this.y = at.y;
    this.#keep();
  }

  /** Come so near that one can choose. */
  approach(at: { x: number; y: number }): void {
    this.to(at, this.start);
    this.moved = true;
  }

  /** Bring a place into sight, if it is not. */
  reveal(at: { x: number; y: number }, margin = 48): void {
    const { x, y, w, h } = this.box;
    const edge = margin / this.scale;
    if (at.x < x + edge || at.x > x + w - edge || at.y < y + edge || at.y > y + h - edge) this.to(at);
  }

  closer = (): void => this.#zoom(STEP, this.width / 2, this.height / 2);
  farther = (): void => this.#zoom(1 / STEP, this.width / 2, this.height / 2);

  /** All of it; and from there back to where one can read it. */
  all(at: { x: number; y: number }): void {
    this.to(at, this.whole ? this.start : this.fit);
    this.moved = !this.whole || this.start > this.fit;
  }

  /** Stay within the map. */
  #keep(): void {
    const { w, h } = this.box;
    this.x = w >= MAP.width ? MAP.left + MAP.width / 2 : between(MAP.left + w / 2, this.x, MAP.left + MAP.width - w / 2);
    this.y = h >= MAP.height ? MAP.top + MAP.height / 2 : between(MAP.top + h / 2, this.y, MAP.top + MAP.height - h / 2);
  }

  /** Closer or farther, so that what is under a point of the stage stays there. */
  #zoom(factor: number, px: number, py: number): void {
    const scale = between(this.fit, this.scale * factor, CLOSEST);
    this.x += (px - this.width / 2) * (1 / this.scale - 1 / scale);
    this.y += (py - this.height / 2) * (1 / this.scale - 1 / scale);
    this.scale = scale;
    this.moved = true;
    this.#keep();
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const stage = (event.currentTarget as Element).getBoundingClientRect();
    const turn = event.deltaMode ? event.deltaY * 24 : event.deltaY;
    this.#zoom(Math.exp(-between(-120, turn, 120) / 400), event.clientX - stage.left, event.clientY - stage.top);
  };

  down = (event: PointerEvent): void => {
    if (event.button) return;
    if (event.isPrimary) {
      this.#fingers.clear();
      this.#dragged = false;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    if (!this.#dragged) {
      if (Math.hypot(dx, dy) < SLOP && this.#fingers.size < 2) return;
      this.#dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const other = others[0];
    if (other) {
      const stage = (event.currentTarget as Element).getBoundingClientRect();
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0)
        this.#zoom(after / before, (event.clientX + other.x) / 2 - stage.left, (event.clientY + other.y) / 2 - stage.top);
    }
    const share = other ? 2 : 1;
    this.x -= dx / this.scale / share;
    this.y -= dy / this.scale / share;
    this.moved = true;
    this.#keep();
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** A click that ends a drag is none. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
