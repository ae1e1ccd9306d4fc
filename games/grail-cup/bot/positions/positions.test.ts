import { sightAt } from "@roundtable/bots";
import { chanceOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game } from "../../rules/index.ts";
import { bots } from "../index.ts";
import { OPTIONS, positionIn } from "./position-in.ts";
import { type Position, POSITIONS } from "./positions.ts";

/** The best bot's answer there. */
function masterIn(one: Position): string | undefined {
  const { seats, seat } = one;
  const state = positionIn(one);
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
