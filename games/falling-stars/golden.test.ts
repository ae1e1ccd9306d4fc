import { asPlayed } from "@roundtable/game-suite/golden";
import { goldenIn } from "@roundtable/game-suite/golden-folder";
import { expect, test } from "vitest";
import { game } from "./rules/index.ts";

const games = goldenIn(new URL("./golden/", import.meta.url));

test.each(games)("$name is played as it is written", ({ text }) => {
  expect(asPlayed(game, text)).toBe(text);
});
