import { asPlayed, headerOf } from "@roundtable/game-suite/golden";
import { goldenIn } from "@roundtable/game-suite/golden-folder";
import { expect, test } from "vitest";
import { game } from "./rules/index.ts";

const games = goldenIn(new URL("./golden/", import.meta.url));

test.each(games)("$name is played as it is written", ({ text }) => {
  expect(asPlayed(game, text)).toBe(text);
});

test("every number of players and both solo levels have a game", () => {
  const headers = games.map(({ text }) => headerOf(game, text));
  expect(new Set(headers.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(headers.map(({ options }) => options["level"]))).toEqual(new Set(["normal", "hard"]));
});
