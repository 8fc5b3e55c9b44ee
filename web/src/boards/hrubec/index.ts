import type { Kind } from "../../frame/landmarks";
import { touching } from "../../frame/touched";
import { draw } from "../../look/sprites";
import type { View } from "../../protocol/types";
import type { Board } from "..";
import Hand from "./Hand.svelte";
import Hospital from "./Hospital.svelte";
import "../boards.css";
import "./hrubec.css";
import "./motion.css";
import "./scores.css";
import "./sprites.css";
import sprites from "./sprites.svg?raw";

draw(sprites);

const DOCTORS = /^(mudr_|dr_|doktor_|nedostudovana_medicka|reznik|vetrelec|vratny)/;

const LANDMARKS: Record<string, Kind> = { turn: "turn", cured: "good", died: "bad" };

/** Whom somebody probably means who points at a card that needs a target; empty if there is nobody. */
function target(view: View, card: string): string {
  const others = (all: (string | string[] | null)[]): string | undefined => all.filter((_, seat) => seat !== view.active).flat().find(Boolean) ?? undefined;
  const found: Record<string, () => string | undefined> = {
    euthanasia: () => view.theatres.find(Boolean),
    lunch_break: () => view.theatres.find(Boolean),
    kidnapper: () => others(view.theatres),
    heart_attack: () => view.waiting[0],
    vip: () => view.waiting[0],
    resurrection: () => view.morgues[view.active][0],
    bribe: () => others(view.teams),
    sex_bomb: () => others(view.teams),
    candlelight_dinner: () => others(view.teams),
    notice: () => view.teams.flat()[0],
    heroic_effort: () => view.teams[view.active][0],
    retraining: () => view.teams[view.active][0],
    holiday: () => String((view.active + 1) % view.hands.length),
  };
  return found[card]?.() ?? "";
}

const board: Board = {
  Board: Hospital,
  Hand,
  turn: (view) => ({ active: view.active, turn: view.turn }),
  meant: (view, word) => {
    if (view.waiting.includes(word)) return `admit ${word}`;
    if (view.hands.some((hand: string[]) => hand.includes(word))) {
      return DOCTORS.test(word) ? `hire ${word}` : `play ${word} ${target(view, word)}`.trim();
    }
    return word;
  },
  detail: (view, seat, facts) => ({
    role: "",
    cards: view.hands[seat].length,
    score: facts?.seats?.[seat]?.points,
  }),
  touches: touching({ joined: [1, 2], dismissed: [0], died: [0], discarded: [0], moved: [1] }),
  landmark: (event) => LANDMARKS[event.split(" ")[0]!] ?? null,
};

export default board;
