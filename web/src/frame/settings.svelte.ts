/** What a person sets for this browser. */

const KEPT = "sickbay-settings";

class Settings {
  sound = $state(true);
  motion = $state(!matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
    } catch {
      localStorage.removeItem(KEPT);
    }
    this.#show();
  }

  set(change: Partial<{ sound: boolean; motion: boolean }>): void {
    Object.assign(this, change);
    localStorage.setItem(KEPT, JSON.stringify({ sound: this.sound, motion: this.motion }));
    this.#show();
  }

  #show(): void {
    document.documentElement.classList.toggle("still", !this.motion);
  }
}

export const settings = new Settings();
