import { sightAt } from "@roundtable/bots";
import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Playing, underway } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import { skilledBot } from "../heuristic.ts";
import { MASTER } from "../belief/skill.ts";
import { SIX } from "../testing/table-of-six.ts";

const MOODS = 10;
const [MINION, MORGAN] = [3, 4];

/** In how many of several seeds this leader, who assumes that others read choices this much, chooses this seat. */
function times(chosen: Seat, leader: Seat, feigns: number, { state }: Playing): number {
  const log = { header: { seats: SIX.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, leader, chanceOf(seeded("world")));
  if (sight === null) throw new Error("The leader is asked nothing.");
  const bot = skilledBot({ ...MASTER, feigns });
  return Array.from({ length: MOODS }, (_, mood) => bot.choose(sight, chanceOf(seeded(mood))).id).filter(
    (id) => id === `seat-${chosen}`,
  ).length;
}

describe("an evil leader who knows that choices are read", () => {
  test("binds the other, though nothing would hold her back if she bound herself: Morgan", () => {
    const sent = () => underway(SIX, { leaders: [MORGAN] }).answers(`seat-${MORGAN}`, "seat-0");
    expect(times(MORGAN, MORGAN, 0, sent())).toBeGreaterThan(0.8 * MOODS);
    expect(times(MORGAN, MORGAN, 1, sent())).toBeLessThan(0.5 * MOODS);
  });

  test("lets no friend lead when the quest has told nothing", () => {
    const succeeded = () => underway(SIX, { leaders: [MINION] }).quest([MINION, 0], 0);
    expect(times(MORGAN, MINION, 0, succeeded())).toBeGreaterThan(0.5 * MOODS);
    expect(times(MORGAN, MINION, 1, succeeded())).toBeLessThan(0.2 * MOODS);
  });
});
