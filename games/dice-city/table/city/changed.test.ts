import { expect, test } from "vitest";
import { position } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import { changedSince } from "./changed.ts";

test("what is built, barred or freed in a city is a change; a die that moves is none", () => {
  const before = citiesOf({ others: [{ city: { "red-2": "church off" } }], dice: { white: 1 } });
  const now = citiesOf({ others: [{ city: { "red-2": "church", "blue-2": "manor" } }], dice: { white: 5 } });
  const changed = changedSince(before, now, null);
  expect(changed.get(0)).toEqual(new Set());
  expect(changed.get(1)).toEqual(new Set(["red-2", "blue-2"]));
});

test("in my own turn my own city is not marked: I know what I do", () => {
  const changed = changedSince(citiesOf({}), citiesOf({ city: { "blue-2": "manor" } }), 0);
  expect(changed.get(0)).toEqual(new Set());
});

function citiesOf(laid: Parameters<typeof position>[0]) {
  return game.view(position(laid).state, "public").players;
}
