import type { Kind } from "../../frame/landmarks";
import { touching } from "../../frame/touched";
import { draw } from "../../look/sprites";
import type { Board } from "..";
import { inHand, short, stepOf } from "./cards";
import Deck from "./Deck.svelte";
import Hand from "./Hand.svelte";
import { medic } from "./medic.svelte";
import Pieces from "./Pieces.svelte";
import "../boards.css";
import "./flatline.css";
import sprites from "./sprites.svg?raw";

draw(sprites);

const LANDMARKS: Record<string, Kind> = { round: "turn", treated: "good", charged: "good", failed: "bad" };

const board: Board = {
  Board: Deck,
  Hand,
  Pieces,
  atOnce: true,
  silent: (view) => stepOf(view) === "countdown",
  turn: (view) => ({ active: -1, turn: view.round }),
  meant: (view, word) => {
    if (word.includes(" ")) return word;
    if (view.triage.includes(word)) return `play ${word}`;
    if (/^bay\d$/.test(word)) return `treat ${word}`;
    return medic.die ? `place ${medic.die.number} ${word}` : word;
  },
  detail: (view, seat) => ({
    role: view.options.cmo === seat ? short("cmo") : "",
    cards: stepOf(view) === "countdown" ? inHand(view, seat).length : null,
  }),
  touches: touching({ set: [0], lost_die: [0], gained_die: [0] }),
  landmark: (event) => LANDMARKS[event.split(" ")[0]!] ?? null,
  keys: [
    ["1–8", "fl-key-die"],
    ["A–Z", "fl-key-line"],
    ["R S D", "fl-key-act"],
  ],
};

export default board;
