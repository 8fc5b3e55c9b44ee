import type { Board } from "..";
import Words from "./Words.svelte";

const board: Board = {
  Board: Words,
  landmark: (event) => (event.startsWith("turn ") ? "turn" : null),
  turn: (view) => ({ active: view.active ?? -1, turn: view.turn ?? 0 }),
  meant: (_view, word) => word,
  detail: (view, seat) => ({ role: "", cards: Array.isArray(view.hands?.[seat]) ? view.hands[seat].length : null }),
};

export default board;
