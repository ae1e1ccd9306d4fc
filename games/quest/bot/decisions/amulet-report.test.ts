import { sightAt } from "@roundtable/bots";
import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Playing, underway } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import { bots } from "../index.ts";
import { SIX } from "../testing/table-of-six.ts";

const MOODS = 8;
const [MINION, MORGAN] = [3, 4];

/** What Morgan reports, over several seeds, about her check on the next quest. */
function told(level: string, quests: Playing, checked: Seat): readonly string[] {
  const play = quests.answers("seat-2", `seat-${MORGAN}`, `seat-${checked}`).everybody();
  const { state } = play.answers("seat-2", `seat-${MORGAN}`, "seat-0", "seat-1", "seat-0");
  const log = { header: { seats: SIX.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, MORGAN, chanceOf(seeded("world")));
  if (sight === null) throw new Error("Morgan is asked nothing.");
  return Array.from({ length: MOODS }, (_, mood) => {
    const said = bots[level]?.say?.(sight, chanceOf(seeded(mood))) ?? [];
    const check = said.find((statement) => statement.kind === "i-checked");
    return check?.saw ?? "nothing";
  });
}

const successes = () => underway(SIX).quest([0, 1], 1).answers("seat-1").quest([0, 1, 2], 2);
/** The Minion's own quest failed, and the other member has succeeded since. */
const givenAway = () =>
  underway(SIX, { leaders: [MINION] })
    .quest([MINION, 0], 0, MINION)
    .answers("seat-1")
    .quest([1, 0, 2], 0);

describe("an evil master who has checked somebody", () => {
  test("lies where it pays: a good leader before the deciding quest is called evil", () => {
    const lies = told("master", successes(), 2).filter((saw) => saw === "evil");
    expect(lies.length).toBeGreaterThan(0.7 * MOODS);
  });

  test("does not call a friend good whom the quests have given away, as one does who thinks no further", () => {
    expect(told("master", givenAway(), MINION)).not.toContain("good");
    expect(told("strong", givenAway(), MINION)).toContain("good");
  });

  test("does not accuse a good player whom the quests have shown to be good", () => {
    expect(told("master", givenAway(), 0)).not.toContain("evil");
    expect(told("strong", givenAway(), 0)).toContain("evil");
  });
});
