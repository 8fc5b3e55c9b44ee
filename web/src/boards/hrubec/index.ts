import { draw } from "../../look/sprites";
import type { Board } from "..";
import Hand from "./Hand.svelte";
import Hospital from "./Hospital.svelte";
import "./hrubec.css";
import "./sprites.css";
import sprites from "./sprites.svg?raw";

draw(sprites);

const board: Board = {
  Board: Hospital,
  Hand,
  turn: (view) => ({ active: view.active, turn: view.turn }),
  detail: (view, seat, facts) => ({
    role: "",
    cards: view.hands[seat].length,
    score: facts?.seats?.[seat]?.points,
  }),
};

export default board;
