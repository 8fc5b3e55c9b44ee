import { expect, test, vi } from "vitest";

import type { Asked } from "../protocol/types";
import { Choice } from "./choice.svelte";

function asked(...moves: string[]): Asked {
  const group = { label: "", moves: moves.map((move) => ({ move, label: move, does: "" })) };
  return { seat: 0, asked: true, rule: "", prompt: "", about: "", groups: [group] };
}

function choosing(...moves: string[]): Choice {
  const choice = new Choice();
  choice.ask(asked(...moves));
  return choice;
}

test("words picked in any order leave the sentences that hold them all", () => {
  const choice = choosing("drive paris", "drive essen", "direct paris", "pass");
  choice.pick("paris");
  expect(choice.left.map((move) => move.move)).toEqual(["drive paris", "direct paris"]);
  choice.pick("direct");
  expect(choice.ready?.move).toBe("direct paris");
});

test("words picked together stand together, in their order", () => {
  const choice = choosing("sacrifice 3 for 0", "sacrifice 0 for 3", "sacrifice 3 for 1");
  choice.pick("sacrifice 3 for");
  expect(choice.picked).toEqual([]); // it is no word of its own
  choice.picked = ["sacrifice 3 for"];
  expect(choice.left.map((move) => move.move)).toEqual(["sacrifice 3 for 0", "sacrifice 3 for 1"]);
  choice.pick("1");
  expect(choice.ready?.move).toBe("sacrifice 3 for 1");
});

test("a word twice in a sentence is picked as often", () => {
  const choice = choosing("order lima lima", "order lima paris");
  choice.pick("lima");
  expect(choice.left).toHaveLength(2);
});

test("a word that does not go with the others begins anew, one that goes nowhere does nothing", () => {
  const choice = choosing("drive paris", "pass");
  choice.pick("paris");
  choice.pick("pass");
  expect(choice.picked).toEqual(["pass"]);
  choice.pick("tokyo");
  expect(choice.picked).toEqual(["pass"]);
});

test("picking again puts back", () => {
  const choice = choosing("drive paris", "pass");
  choice.pick("paris");
  choice.pick("paris");
  expect(choice.picked).toEqual([]);
});

test("what is picked stays while it makes sense", () => {
  const choice = choosing("drive paris", "drive essen");
  choice.pick("paris");
  choice.ask(asked("drive paris", "drive london"));
  expect(choice.picked).toEqual(["paris"]);
  choice.ask(asked("pass"));
  expect(choice.picked).toEqual([]);
});

test("a whole sentence can be taken, to be confirmed", () => {
  const choice = choosing("drive paris", "drive essen", "order lima lima", "order lima");
  choice.take({ move: "drive essen", label: "", does: "" });
  expect(choice.ready?.move).toBe("drive essen");
  choice.take({ move: "order lima", label: "", does: "" });
  expect(choice.ready?.move).toBe("order lima");
});

test("what the pointer is on is shown a moment later, if it may still be said", () => {
  vi.useFakeTimers();
  const choice = choosing("drive paris", "pass");
  const [drive, pass] = choice.moves;
  choice.point(drive!);
  expect(choice.hovered).toBe(null);
  vi.runAllTimers();
  expect(choice.hovered).toBe(drive);
  choice.point(null); // it leaves one thing
  choice.point(pass!); // for the next
  vi.runAllTimers();
  expect(choice.hovered).toBe(pass);
  choice.point(drive!);
  choice.ask(asked("drive london"));
  vi.runAllTimers();
  expect(choice.hovered).toBe(null);
  vi.useRealTimers();
});
