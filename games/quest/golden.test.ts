import { asPlayed, headerOf } from "@roundtable/game-suite/golden";
import { goldenIn } from "@roundtable/game-suite/golden-folder";
import { expect, test } from "vitest";
import { ALL_CHARACTERS, game } from "./rules/index.ts";

const games = goldenIn(new URL("./golden/", import.meta.url));

test.each(games)("$name is played as it is written", ({ text }) => {
  expect(asPlayed(game, text)).toBe(text);
});

test("every number of players, every preset and every character has a game", () => {
  const headers = games.map(({ text }) => headerOf(game, text));
  expect(new Set(headers.map(({ seats }) => seats))).toEqual(new Set([4, 5, 6, 7, 8, 9, 10]));
  expect(new Set(headers.map(({ options }) => options["preset"])).size).toBe(4);
  const everything = games.map(({ text }) => text).join();
  expect(ALL_CHARACTERS.filter((character) => !everything.includes(`character=${character}`))).toEqual([]);
});
