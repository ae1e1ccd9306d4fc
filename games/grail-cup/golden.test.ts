import { asPlayed, headerOf } from "@roundtable/game-suite/golden";
import { goldenIn } from "@roundtable/game-suite/golden-folder";
import { expect, test } from "vitest";
import { game } from "./rules/index.ts";

const games = goldenIn(new URL("./golden/", import.meta.url));

test.each(games)("$name is played as it is written", ({ text }) => {
  expect(asPlayed(game, text)).toBe(text);
});

test("every number of players has a game", () => {
  const seats = games.map(({ text }) => headerOf(game, text).seats);
  expect(new Set(seats)).toEqual(new Set([3, 4, 5, 6, 7, 8]));
});
