import { sightAt } from "@roundtable/bots";
import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { type Playing, underway } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import { heuristic } from "../heuristic.ts";
import { SIX } from "../testing/table-of-six.ts";

const MOODS = 30;
const [MINION, MORGAN, CHANGELING] = [3, 4, 5];

/** In how many of several seeds this seat plays Fail. */
function fails({ state }: Playing, seat: Seat): number {
  const log = { header: { seats: SIX.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, seat, chanceOf(seeded("world")));
  if (sight === null) throw new Error(`Seat ${seat} is asked nothing.`);
  return Array.from({ length: MOODS }, (_, mood) => heuristic.choose(sight, chanceOf(seeded(mood)))).filter(
    ({ id }) => id === "fail",
  ).length;
}

/** The second quest, which takes one Fail, led by this seat; good seat 0 goes along and has the token. */
function second(leader: Seat, others: readonly Seat[]): Playing {
  const play = underway(SIX).quest([0, 1], 0).answers(`seat-${leader}`);
  for (const seat of [0, ...others]) play.answers(`seat-${seat}`);
  return play.answers("seat-0");
}

test("of two who know each other the first after the leader plays Fail, and the other hides", () => {
  const ledByGood = second(1, [MINION, MORGAN]);
  expect(fails(ledByGood, MINION)).toBeGreaterThan(0.7 * MOODS);
  expect(fails(ledByGood, MORGAN)).toBeLessThan(0.3 * MOODS);
  const ledByMorgan = second(MORGAN, [MINION, MORGAN]);
  expect(fails(ledByMorgan, MORGAN)).toBeGreaterThan(0.7 * MOODS);
  expect(fails(ledByMorgan, MINION)).toBeLessThan(0.3 * MOODS);
});

test("nobody leaves it to a friend whom they do not know", () => {
  const play = second(1, [MINION, CHANGELING]);
  expect(fails(play, MINION)).toBeGreaterThan(0.5 * MOODS);
  expect(fails(play, CHANGELING)).toBeGreaterThan(0.5 * MOODS);
});
