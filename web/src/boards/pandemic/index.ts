import type { Kind } from "../../frame/landmarks";
import { touching } from "../../frame/touched";
import { draw } from "../../look/sprites";
import { name } from "../../text/speech.svelte";
import type { Board } from "..";
import { cityOf, COLOURS, roleClass, type Colour } from "./cities";
import Hand from "./Hand.svelte";
import "../boards.css";
import "./pandemic.css";
import sprites from "./sprites.svg?raw";
import World from "./World.svelte";

draw(sprites);

const LANDMARKS: Record<string, Kind> = { turn: "turn", epidemic: "bad", outbreak: "bad", cured: "good", eradicated: "good" };

const board: Board = {
  Board: World,
  Hand,
  turn: (view) => ({ active: view.active, turn: view.turn, steps: view.actions }),
  meant: (_view, word) => (cityOf.has(word) ? `drive ${word}` : COLOURS.includes(word as Colour) ? `treat ${word}` : word),
  detail: (view, seat) => ({
    role: name(view.roles[seat]),
    cards: view.hands[seat].length,
    portrait: `p-${roleClass(view.roles[seat])}`,
    cls: roleClass(view.roles[seat]),
  }),
  touches: touching({ moved: [0], discarded: [0], gave: [0, 1] }),
  landmark: (event) => LANDMARKS[event.split(" ")[0]!] ?? null,
};

export default board;
