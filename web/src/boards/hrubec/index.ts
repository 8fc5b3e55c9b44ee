import type { Kind } from "../../frame/landmarks";
import { draw } from "../../look/sprites";
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

const board: Board = {
  Board: Hospital,
  Hand,
  turn: (view) => ({ active: view.active, turn: view.turn }),
  meant: (view, word) => {
    if (view.waiting.includes(word)) return `admit ${word}`;
    if (view.hands.some((hand: string[]) => hand.includes(word))) {
      return DOCTORS.test(word) ? `hire ${word}` : `play ${word}`;
    }
    return word;
  },
  detail: (view, seat, facts) => ({
    role: "",
    cards: view.hands[seat].length,
    score: facts?.seats?.[seat]?.points,
  }),
  landmark: (event) => LANDMARKS[event.split(" ")[0]!] ?? null,
};

export default board;
