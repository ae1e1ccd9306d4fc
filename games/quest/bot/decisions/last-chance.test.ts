import { sightAt } from "@roundtable/bots";
import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { lastChance } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import { bots } from "../index.ts";
import { SIX } from "../testing/table-of-six.ts";

const MOODS = 30;
const WHO_LOOKS: Seat = 0;

/** At how many different players a bot of this level points first, over several seeds. */
function pointedAt(level: string): number {
  const { state } = lastChance(SIX);
  const log = { header: { seats: SIX.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, WHO_LOOKS, chanceOf(seeded("world")));
  if (sight === null) throw new Error("Nobody is asked to point.");
  const moods = Array.from({ length: MOODS }, (_, mood) =>
    bots[level]?.choose(sight, chanceOf(seeded(mood))),
  );
  return new Set(moods.map((answer) => answer?.id)).size;
}

test("at the Last Chance the better ones stand by what seems likeliest, the others waver", () => {
  expect(pointedAt("strong")).toBe(1);
  expect(pointedAt("master")).toBe(1);
  expect(pointedAt("casual")).toBeGreaterThan(1);
  expect(pointedAt("beginner")).toBeGreaterThan(pointedAt("casual"));
});
