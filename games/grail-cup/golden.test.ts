import { readdirSync, readFileSync } from "node:fs";
import { asPlayed, headerOf } from "@roundtable/game-suite/golden";
import { expect, test } from "vitest";
import { game } from "./rules/index.ts";

const folder = new URL("./golden/", import.meta.url);
const games = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

test.each(games)("$name is played as it is written", ({ text }) => {
  expect(asPlayed(game, text)).toBe(text);
});

test("every number of players has recorded games, and the awkward clauses scripted ones", () => {
  const counted = games.map(({ text }) => headerOf(game, text));
  const recorded = counted.filter(({ origin }) => origin !== null);
  expect(new Set(recorded.map(({ seats }) => seats))).toEqual(new Set([3, 4, 5, 6, 7, 8]));
  expect(games.length).toBeGreaterThanOrEqual(60);
  expect(games.length - recorded.length).toBeGreaterThanOrEqual(12);
});
