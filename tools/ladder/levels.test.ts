import { LEVELS, offeredBots } from "@roundtable/bots";
import { checkTable } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { type Registry, registry } from "@roundtable/games/registry";
import { meet, type Pair } from "./meeting.ts";

const GAMES = 8;
const games: Registry = registry;

test.each(Object.entries(games))("%s has the four levels, the best first", async (_game, entry) => {
  const { bots } = await entry.bot();
  expect(offeredBots(bots)).toEqual(LEVELS);
  expect(Object.keys(bots).slice(0, LEVELS.length)).toEqual(LEVELS);
});

// By chance it would be half. docs/bot-strength.md has the exact strengths, over many more games.
test.each(Object.entries(games))("%s: strong wins most games against beginner", async (_game, entry) => {
  const [{ game }, { bots }] = await Promise.all([entry.rules(), entry.bot()]);
  const players = game.seats.usual;
  const table = { game, players, bots, options: checkTable(game, players, {}).options };
  const wonBy = (pair: Pair, nth: number) => meet(table, pair, `levels/${nth}`, nth).won;
  // In games with sides, the first of a pair has the first side, so they swap.
  const won = Array.from({ length: GAMES }, (_, nth) =>
    game.statistics?.sides === undefined || nth % 2 === 0
      ? wonBy(["strong", "beginner"], nth)
      : 1 - wonBy(["beginner", "strong"], nth),
  );
  expect(won.reduce((sum, one) => sum + one) / GAMES).toBeGreaterThan(0.6);
});
