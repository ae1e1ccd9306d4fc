import { expect, test } from "vitest";
import { isSaid } from "./talk.ts";
import { PenniesTable } from "./testing/pennies-table.ts";

test("talk is told apart from the events of the game", () => {
  const table = new PenniesTable();
  const told = [table.say(1, { text: "Left!" }), table.answer(0, "left")].flatMap((result) =>
    result.accepted ? result.told : [],
  );
  expect(told.map(isSaid)).toEqual([true, false]);
});
