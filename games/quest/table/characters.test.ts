import { expect, test } from "vitest";
import { CHARACTERS } from "../rules/characters.ts";
import { PAINTED } from "./characters.ts";

test("every character is painted on its side · QU-4", () => {
  const sides = Object.entries(CHARACTERS).map(([character, { side }]) => [character, side]);
  expect(PAINTED).toEqual(Object.fromEntries(sides));
});
