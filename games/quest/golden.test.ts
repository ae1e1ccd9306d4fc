import { asPlayed, headerOf } from "@roundtable/game-suite/golden";
import { goldenIn } from "@roundtable/game-suite/golden-folder";
import { expect, test } from "vitest";
import { ALL_CHARACTERS, game } from "./rules/index.ts";

const games = goldenIn(new URL("./golden/", import.meta.url));

test.each(games)("$name is played as it is written", ({ text }) => {
  expect(asPlayed(game, text)).toBe(text);
});

test("every number of players has recorded and scripted games, of every preset and with every character", () => {
  const counted = games.map(({ text }) => headerOf(game, text));
  const [recorded, scripted] = [true, false].map((is) =>
    counted.filter(({ origin }) => (origin !== null) === is),
  );
  for (const some of [recorded, scripted]) {
    expect(new Set(some?.map(({ seats }) => seats))).toEqual(new Set([4, 5, 6, 7, 8, 9, 10]));
    expect(new Set(some?.map(({ options }) => options["preset"])).size).toBe(4);
  }
  expect(games.length).toBeGreaterThanOrEqual(80);
  expect(scripted?.length).toBeGreaterThanOrEqual(20);
  const everything = games.map(({ text }) => text).join();
  expect(ALL_CHARACTERS.filter((character) => !everything.includes(`character=${character}`))).toEqual([]);
});
