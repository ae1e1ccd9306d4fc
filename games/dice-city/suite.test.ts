import { checksOf, dealsOf, MODEST, playRandomGame, seatCountsOf, suiteOf } from "@roundtable/game-suite";
import { expect, test } from "vitest";
import { bots } from "./bot/index.ts";
import { game } from "./rules/index.ts";
import { text as en } from "./text/en.ts";
import { text as fr } from "./text/fr.ts";
import { text as ru } from "./text/ru.ts";

const subject = { game, texts: { ru, fr, en }, bots };

/** Random games take up to some 800 answers. */
const LONGEST = 2_000;

// Bots think for seconds in one game.
const suite = suiteOf(subject, { botTables: 1 });
const withoutRandomGames = suite.tests.filter(({ name }) => !/^\d seats/.test(name));
test.each(withoutRandomGames)("$name", ({ run }) => run());

// A game takes some 400 answers, so all checks watch the same games, and look more rarely. What only a solo game reads is
// varied only there.
test.each(seatCountsOf(game))("%i seats: random games pass every check of the suite", (seats) => {
  const checks = checksOf(subject, 60);
  const deals = dealsOf(game, seats, { ...MODEST, games: 1, pairs: 1 }).filter(
    ({ options }) => seats === 1 || (options["level"] === "normal" && options["target"] === "50"),
  );
  const runs = deals.map((deal) => playRandomGame(game, deal, checks, LONGEST));
  for (const check of checks) check.conclude?.();
  expect(runs.every(({ outcome }) => outcome !== null)).toBe(true);
});
