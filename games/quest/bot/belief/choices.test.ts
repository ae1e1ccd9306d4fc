import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Playing, underway } from "../../rules/clauses/position.ts";
import { believe, evilChances } from "./belief.ts";
import { choicesAt } from "./choices.ts";
import { publicKnowledge, type Table } from "./knowledge.ts";
import { together } from "./sides.ts";
import { STRONG } from "./skill.ts";
import { SIX } from "../testing/table-of-six.ts";

function tableOf(play: Playing): Table {
  return { seats: SIX.length, options: play.state.options, view: play.view("public"), heard: [] };
}

/** How likely an observer thinks this seat is evil, if they rely this much on choices. */
function suspicion(play: Playing, of: Seat, reads: number): number {
  const table = tableOf(play);
  const belief = believe(table, publicKnowledge(table), chanceOf(seeded("choices")), { ...STRONG, reads });
  return evilChances(belief, SIX.length)[of] ?? 0;
}

describe("an observer who reads choices suspects", () => {
  test("a leader who binds themselves, where a good one would bind the other", () => {
    const bound = (magic: Seat) => underway(SIX).quest([0, 3], magic).answers("seat-1");
    const more = (reads: number) => suspicion(bound(0), 0, reads) - suspicion(bound(3), 0, reads);
    expect(more(1)).toBeGreaterThan(more(0) + 0.1);
  });
});

test("a player who seems good by all choices may be evil all the same, and hide", () => {
  const table = tableOf(underway(SIX).quest([0, 3], 3).answers("seat-1"));
  /** How much likelier the choices become if this player is evil, compared with one who chose nothing. */
  const against = (openly: number) => {
    const told = choicesAt(table, openly);
    return told(together([0, 3, 4])) / told(together([2, 3, 4]));
  };
  expect(against(1)).toBeLessThan(0.2);
  expect(against(0.25)).toBeGreaterThan(0.75);
});
