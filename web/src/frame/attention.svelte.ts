/** Calls me when I am wanted: the title, a sound, a notice of the desktop if I asked for it. */

import { call, type Call, type Moment } from "./calls";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

export class Attention {
  #before: Moment | null = null;

  /** The table stands anew; `say` tells what a notice of the desktop says. */
  see(now: Moment, say: (what: Call) => { title: string; body: string; tag: string }): void {
    const found = call(this.#before, now);
    this.#before = now;
    if (!found || (found === "chat" && !document.hidden)) return;
    setTimeout(() => sound(found)); // first it is seen
    if (!settings.now.notices || !document.hidden || found === "chat") return;
    const { title, body, tag } = say(found);
    const notice = new Notification(title, { body, tag, silent: true });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** A mark in the title; on a phone's home screen, at the icon. */
export function titled(title: string, called: boolean): void {
  document.title = called ? `● ${title}` : title;
  const badge = called ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  void badge?.catch(() => {}); // only installed pages have one
}
