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
  test("a leader who binds himself, where a good one would bind the other", () => {
    const bound = (magic: Seat) => underway(SIX).quest([0, 3], magic).answers("seat-1");
    const more = (reads: number) => suspicion(bound(0), 0, reads) - suspicion(bound(3), 0, reads);
    expect(more(1)).toBeGreaterThan(more(0) + 0.1);
  });
});
