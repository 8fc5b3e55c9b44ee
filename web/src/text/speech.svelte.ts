/** What the frame says, in the reader's language: Fluent messages, and the names of a game's words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { get } from "../protocol/api";

export const LANGUAGES = { en: "English", es: "Español", cs: "Čeština", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const sources = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const KEPT = "sickbay-language";

class Speech {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #names = $state.raw<Record<string, string>>({});
  #game = "";

  /** The language chosen before, else the first of the browser's that we speak. */
  static first(): Language {
    const kept = localStorage.getItem(KEPT);
    const wanted = [kept ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
    return (wanted.find((tag) => tag in LANGUAGES) ?? "en") as Language;
  }

  async use(language: Language): Promise<void> {
    const source = await sources[`./${language}.ftl`]!();
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
    document.cookie = `sickbay-language=${language}; path=/; SameSite=Lax; max-age=31536000`;
    if (this.#game) await this.learn(this.#game);
  }

  /** Learn the names of a game's words. */
  async learn(game: string): Promise<void> {
    this.#game = game;
    this.#names = await get<Record<string, string>>(`/api/games/${game}/words?language=${this.language}`);
  }

  say = (key: string, args?: Record<string, FluentVariable>): string => {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, args) : key;
  };

  /** The name of a word of the game; a form of it is `word.form`. */
  name = (word: string, form = ""): string =>
    (form && this.#names[`${word}.${form}`]) || this.#names[word] || word;
}

export const speech = new Speech();
export const firstLanguage = Speech.first;
export const say = speech.say;
export const name = speech.name;
