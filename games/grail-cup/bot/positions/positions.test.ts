import { sightAt } from "@roundtable/bots";
import { chanceOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game } from "../../rules/index.ts";
import { bots } from "../index.ts";
import { type Position, POSITIONS } from "./positions.ts";

const OPTIONS = { board: "forest" } as const;

/** What the best bot answers there. */
function masterIn({ seats, seed, answers, seat }: Position): string | undefined {
  const table = { chance: chanceOf(seeded(seed)), tell() {}, reveal() {} };
  const state = game.setup(seats, OPTIONS, table);
  for (const id of answers.split(" ")) {
    const [asked = -1] = game.asked(state);
    const answer = game.decision(state, asked)?.answers.find((one) => one.id === id);
    if (answer === undefined) throw new Error(`Seat ${asked} cannot answer “${id}”.`);
    game.apply(state, asked, answer, table);
  }
  const log = { header: { seats, options: OPTIONS }, entries: [] };
  const sight = sightAt({ game, state, log }, seat, chanceOf(seeded("world")));
  if (sight === null) throw new Error(`Seat ${seat} is asked nothing.`);
  return bots["master"]?.choose(sight, chanceOf(seeded("whims"))).id;
}

test.each(POSITIONS.map((one, nth) => ({ ...one, nth })))(
  "position $nth: the best bot answers $best",
  (one) => {
    expect(masterIn(one)).toBe(one.best);
  },
);

test("there are at least thirty", () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
});
