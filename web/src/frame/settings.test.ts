import { expect, test } from "vitest";

import { understood } from "./settings.svelte";

test("what was kept is taken as far as it is understood", () => {
  expect(understood('{"sound":false,"volume":30,"motion":"fast","confirm":"all"}')).toEqual({
    sound: false,
    volume: 30,
    motion: "fast",
    confirm: "all",
  });
  expect(understood('{"volume":500,"motion":"wild","large":"yes","other":1}')).toEqual({});
});

test("motion was a switch once", () => {
  expect(understood('{"motion":false}')).toEqual({ motion: "off" });
  expect(understood('{"motion":true}')).toEqual({ motion: "normal" });
});

test("what is broken is nothing", () => {
  for (const text of [null, "", "{", "null", "7", "[]"]) expect(understood(text)).toEqual({});
});
