import { expect, test } from "vitest";
import { ALL_CHARACTERS, sideOf } from "../../rules/pieces.ts";
import { IN_ORDER } from "./characters.ts";

test("every character has its place on the table, good ones before evil ones · QU-4", () => {
  expect(IN_ORDER.toSorted()).toEqual(ALL_CHARACTERS.toSorted());
  expect(IN_ORDER.map(sideOf)).toEqual(IN_ORDER.map(sideOf).toSorted().toReversed());
});
