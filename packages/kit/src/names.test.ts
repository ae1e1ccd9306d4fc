import { expect, test } from "vitest";
import { nameOf, pieceName, shieldOf } from "./names.ts";

const anna = {
  seat: 0,
  name: "Anna",
  shield: "boar",
  holder: "person",
  present: true,
  asked: false,
} as const;
const text = { piece: { lance: { name: "Lance", help: "It pushes.", clause: "GC-40" } } };

test("a seat has the name and shield of the person who sits there", () => {
  expect([nameOf({ seats: [anna] }, 0), shieldOf({ seats: [anna] }, 0)]).toEqual(["Anna", "boar"]);
});

test("an unknown seat has no name, and the shield of its place", () => {
  expect([nameOf({ seats: [anna] }, 1), shieldOf({ seats: [anna] }, 1)]).toEqual(["", "stag"]);
});

test("a piece is called by its name in the reader's language, and one without a name by its kind", () => {
  expect([pieceName({ text }, "lance"), pieceName({ text }, "pebble")]).toEqual(["Lance", "pebble"]);
});
