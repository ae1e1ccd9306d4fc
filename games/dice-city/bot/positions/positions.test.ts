import { sightAt } from "@roundtable/bots";
import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import { bots } from "../index.ts";
import { ENDS } from "./ends.ts";
import { LAST_TURNS, type Position } from "./last-turns.ts";
import { bestAnswers, pointsAfter } from "./points-after.ts";
import { BY_HAND, STIRRED } from "./stirs.ts";

const stateIn = ({ laid, answered = [] }: Position) => position(laid).answers(...answered).state;

/** What the best bot answers there. */
function masterIn(one: Position): string | undefined {
  const state = stateIn(one);
  const log = { header: { seats: state.players.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, 0, chanceOf(seeded("world")));
  if (sight === null) throw new Error("Seat 0 is asked nothing.");
  return bots["master"]?.choose(sight, chanceOf(seeded("whims"))).id;
}

describe.each([...LAST_TURNS, ...ENDS, ...STIRRED, ...BY_HAND].map((one, nth) => ({ ...one, nth })))(
  "position $nth",
  (one) => {
    test(`the best bot answers ${one.best.join(" or ")}`, () => {
      expect(one.best).toContain(masterIn(one));
    });
  },
);

test("the answers given for last turns are the best there are, by every way to the end", () => {
  for (const one of [...LAST_TURNS, ...STIRRED])
    expect(bestAnswers(pointsAfter(stateIn(one), 0))).toEqual(one.best);
});
