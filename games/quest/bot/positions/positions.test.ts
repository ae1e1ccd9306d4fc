import { sightAt } from "@roundtable/bots";
import { chanceOf, checkTable, Match, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game } from "../../rules/index.ts";
import { bots } from "../index.ts";
import { type Position, POSITIONS } from "./positions.ts";

/** The best bot's answer there. */
function masterIn({ seats, preset, seed, answers, seat }: Position): string | undefined {
  const { options } = checkTable(game, seats, { preset });
  const match = Match.begin(game, { seats, options, source: seeded(seed) });
  for (const [nth, answer] of answers.split(" ").entries()) {
    const [asked = -1] = match.asked;
    const decision = match.decision(asked)?.id ?? "";
    const result = match.submit({ kind: "answer", id: String(nth), seat: asked, decision, answer });
    if (!result.accepted) throw new Error(`Seat ${asked} cannot answer “${answer}”: ${result.reason}.`);
  }
  const sight = sightAt(match, seat, chanceOf(seeded("world")));
  if (sight === null) throw new Error(`Seat ${seat} is asked nothing.`);
  return bots["master"]?.choose(sight, chanceOf(seeded("whims"))).id;
}

test.each(POSITIONS.map((one, nth) => ({ ...one, nth })))(
  "position $nth: the best bot answers one of $best",
  (one) => {
    expect(one.best).toContain(masterIn(one));
  },
);

test("there are at least thirty", () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
});
