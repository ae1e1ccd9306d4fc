import { type Bot, sightAt } from "@roundtable/bots";
import { chanceOf, pickOne, type Seat, seatsOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game, type GrailCup } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

const random: Bot<GrailCup> = { choose: ({ decision }, chance) => pickOne(chance, decision.answers) };

/** Plays to the end, checks that every answer is legal, and returns the winner. */
function winnerAmong(seated: readonly Bot<GrailCup>[], seed: string): Seat {
  const table = { chance: chanceOf(seeded(seed)), tell() {}, reveal() {} };
  const moods = chanceOf(seeded(`${seed}/bots`));
  const options = { board: "forest" } as const;
  const state = game.setup(seated.length, options, table);
  const log = { header: { seats: seated.length, options }, entries: [] };
  while (state.winner === null) {
    const [seat = -1] = game.asked(state);
    const sight = sightAt({ game, state, log }, seat, moods);
    const bot = seated[seat];
    if (sight === null || bot === undefined) throw new Error("The game goes on, but nobody is asked.");
    const answer = bot.choose(sight, moods);
    expect(sight.decision.answers).toContain(answer);
    game.apply(state, seat, answer, table);
  }
  return state.winner;
}

test.each([3, 4, 5, 6, 7, 8])("at a table of %i every answer is legal and the game ends", (players) => {
  const seated = seatsOf(players).map((seat) => [heuristic, greedy, random][seat % 3] ?? random);
  expect(winnerAmong(seated, `legal/${players}`)).toBeLessThan(players);
});

/** How many games the first bot wins against three of the other kind, from every seat in turn. */
function wins(games: number, bot: Bot<GrailCup>, others: Bot<GrailCup>): number {
  return Array.from({ length: games }, (_, nth) => {
    const own = nth % 4;
    const seated = seatsOf(4).map((seat) => (seat === own ? bot : others));
    return winnerAmong(seated, `strength/${nth}`) === own;
  }).filter(Boolean).length;
}

// By chance it would win 6 of 24. docs/bot-strength.md has the averages.
test("the heuristic bot wins most games against three random ones", () => {
  expect(wins(24, heuristic, random)).toBeGreaterThan(15);
});

test("the heuristic bot wins far more than its share against three greedy ones", () => {
  expect(wins(24, heuristic, greedy)).toBeGreaterThan(10);
});
