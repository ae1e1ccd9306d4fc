import { type Bot, sightAt } from "@roundtable/bots";
import { chanceOf, checkTable, pickOne, type Seat, seatsOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { type DiceCity, game } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

const random: Bot<DiceCity> = { choose: ({ decision }, chance) => pickOne(chance, decision.answers) };

const OPTIONS = checkTable(game, 1, {}).options;

/** Plays to the end, every answer checked against what is legal, and says who won. */
function winnersAmong(seated: readonly Bot<DiceCity>[], seed: string): readonly Seat[] {
  const table = { chance: chanceOf(seeded(seed)), tell() {}, reveal() {} };
  const moods = chanceOf(seeded(`${seed}/bots`));
  const state = game.setup(seated.length, OPTIONS, table);
  const log = { header: { seats: seated.length, options: OPTIONS }, entries: [] };
  while (!state.over) {
    const [seat = -1] = game.asked(state);
    const sight = sightAt({ game, state, log }, seat, moods);
    const bot = seated[seat];
    if (sight === null || bot === undefined) throw new Error("The game goes on, but nobody is asked.");
    const answer = bot.choose(sight, moods);
    expect(sight.decision.answers).toContain(answer);
    game.apply(state, seat, answer, table);
  }
  return game.outcome(state)?.winners ?? [];
}

test("at a table of four every answer is legal and the game ends", () => {
  const seated: Bot<DiceCity>[] = [heuristic, greedy, random, greedy];
  expect(winnersAmong(seated, "legal")).toHaveLength(1);
});

// By chance it would win half of them. What these bots win on average, over many more games, is in docs/bot-strength.md.
test("the heuristic bot beats a greedy one from either seat", () => {
  expect(winnersAmong([heuristic, greedy], "strength/0")).toEqual([0]);
  expect(winnersAmong([greedy, heuristic], "strength/1")).toEqual([1]);
});

test("alone it reaches fifty points", () => {
  expect(winnersAmong([heuristic], "alone")).toEqual([0]);
});

test("the greedy bot wins nearly every game against a random one", () => {
  const won = seatsOf(20).filter((nth) => winnersAmong([greedy, random], `greedy/${nth}`).includes(0));
  expect(won.length).toBeGreaterThan(16);
});
