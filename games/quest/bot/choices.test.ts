import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Playing, underway } from "../rules/clauses/position.ts";
import { believe, evilChances } from "./belief.ts";
import { publicKnowledge, type Table } from "./knowledge.ts";
import { STRONG } from "./temper.ts";
import { SIX } from "./testing/table-of-six.ts";

/** How likely who looks on takes this seat for evil, if he makes so much of what was chosen. */
function suspicion(play: Playing, of: Seat, reads: number): number {
  const { options } = play.state;
  const table: Table = { seats: SIX.length, options, view: play.view("public"), heard: [] };
  const belief = believe(table, publicKnowledge(table), chanceOf(seeded("choices")), { ...STRONG, reads });
  return evilChances(belief, SIX.length)[of] ?? 0;
}

describe("whoever reads choices suspects", () => {
  test("a leader who hands on to somebody of whom all think ill, more than one who does not", () => {
    const named = (heir: Seat) => underway(SIX).quest([0, 3], 0, 3).answers(`seat-${heir}`);
    const more = (reads: number) => suspicion(named(3), 0, reads) - suspicion(named(1), 0, reads);
    expect(more(1)).toBeGreaterThan(more(0) + 0.1);
  });

  test("a leader who binds himself, if all others on the quest are more suspicious to a good one", () => {
    const bound = (magic: Seat) => underway(SIX).quest([0, 3], magic).answers("seat-1");
    expect(suspicion(bound(0), 0, 1)).toBeGreaterThan(suspicion(bound(3), 0, 1) + 0.1);
  });
});
