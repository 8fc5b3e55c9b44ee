import { expect, test } from "vitest";

import type { Reply, Request } from "../protocol/types";
import { Help } from "./help";

function server(legal: boolean | null) {
  const asked: Request[] = [];
  const ask = (request: Request): Promise<Reply> => {
    asked.push(request);
    return Promise.resolve({ type: legal === null ? "refused" : "answer", legal, text: "No road", rule: "P5.1" } as Reply);
  };
  const connection = { ask, language: "en" };
  return { asked, connection, help: new Help(connection) };
}

test("a reason is asked for once in a position", async () => {
  const { asked, help } = server(false);
  expect(await help.why(0, "drive lima", 7)).toEqual({ text: "No road", rule: "P5.1" });
  await help.why(0, "drive lima", 7);
  expect(asked).toHaveLength(1);
  await help.why(1, "drive lima", 7);
  await help.why(0, "drive lima", 8);
  expect(asked).toHaveLength(3);
});

test("in another language it is asked for again", async () => {
  const { asked, connection, help } = server(false);
  await help.why(0, "drive lima", 7);
  connection.language = "cs";
  await help.why(0, "drive lima", 7);
  expect(asked).toHaveLength(2);
});

test("what is legal, or no sentence, has no reason", async () => {
  expect(await server(true).help.why(0, "pass", 1)).toBeNull();
  expect(await server(null).help.why(0, "nonsense", 1)).toBeNull();
});
