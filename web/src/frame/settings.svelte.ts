/** What a person sets for this browser. */

export const MOTIONS = ["off", "normal", "fast"] as const;
export const CONFIRMS = ["none", "final", "all"] as const;

export interface Kept {
  sound: boolean;
  /** Whether the seconds of a clock are heard, and the last ones spoken. */
  beat: boolean;
  /** In percent. */
  volume: number;
  motion: (typeof MOTIONS)[number];
  /** Which moves are asked back before they are sent. */
  confirm: (typeof CONFIRMS)[number];
  large: boolean;
  /** Whether the desktop says that it is my turn while the page is hidden. */
  notices: boolean;
}

const KEY = "sickbay-settings";
const PACES = { off: 0, normal: 1, fast: 0.5 };

function first(): Kept {
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return { sound: true, beat: false, volume: 60, motion: still ? "off" : "normal", confirm: "none", large: false, notices: false };
}

/** What was kept, as far as it is still understood. */
export function understood(text: string | null): Partial<Kept> {
  let kept: Record<string, unknown>;
  try {
    kept = Object(JSON.parse(text ?? "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
  if (typeof kept.motion === "boolean") kept.motion = kept.motion ? "normal" : "off";
  const may = (key: keyof Kept, value: unknown): boolean =>
    key === "motion"
      ? MOTIONS.includes(value as Kept["motion"])
      : key === "confirm"
        ? CONFIRMS.includes(value as Kept["confirm"])
        : key === "volume"
          ? typeof value === "number" && value >= 0 && value <= 100
          : typeof value === "boolean";
  const keys = Object.keys(first()) as (keyof Kept)[];
  return Object.fromEntries(keys.filter((key) => may(key, kept[key])).map((key) => [key, kept[key]]));
}

class Settings {
  now = $state.raw<Kept>({ ...first(), ...understood(globalThis.localStorage?.getItem(KEY) ?? null) });

  constructor() {
    this.#show();
  }

  /** How long what moves takes: 1 as drawn, less is faster, 0 is at once. */
  get pace(): number {
    return PACES[this.now.motion];
  }

  set(change: Partial<Kept>): void {
    this.now = { ...this.now, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.now));
    this.#show();
  }

  /** The style sheets know it as classes, and as `--pace`, by which times can be multiplied. */
  #show(): void {
    const root = globalThis.document?.documentElement;
    root?.classList.toggle("still", this.now.motion === "off");
    root?.classList.toggle("large", this.now.large);
    root?.style.setProperty("--pace", String(this.pace || 1));
  }
}

export const settings = new Settings();
