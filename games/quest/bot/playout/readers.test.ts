import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { underway } from "../../rules/clauses/position.ts";
import { believe } from "../belief/belief.ts";
import { readThrough } from "../belief/choices.ts";
import { publicKnowledge, type Table } from "../belief/knowledge.ts";
import { STRONG } from "../belief/skill.ts";
import { SIX } from "../testing/table-of-six.ts";
import { occasionOf } from "../belief/expedition.ts";
import { companyAt, Crowd } from "../belief/crowd.ts";
import { Readers } from "./readers.ts";
import { bit, opinionOf, together } from "../belief/sides.ts";

const [LEADER, HEIR, SENT] = [0, 1, 3];

/** Nothing was done yet. Makes observers who all have the same belief. */
function onlookers(): { readonly table: Table; readonly plain: () => Crowd; readonly readers: () => Crowd } {
  const play = underway(SIX);
  const table: Table = {
    seats: SIX.length,
    options: play.state.options,
    view: play.view("public"),
    heard: [],
  };
  const opinion = opinionOf(believe(table, publicKnowledge(table), chanceOf(seeded("readers")), STRONG));
  const company = companyAt(table);
  const { reading } = readThrough(table);
  return {
    table,
    plain: () => new Crowd(opinion, company),
    readers: () => new Readers(opinion, company, reading),
  };
}

/** How likely observers without private knowledge think this seat is evil. */
function suspicion(crowd: Crowd, of: Seat): number {
  return crowd.suspicions(crowd.seenByEvil(0))[of] ?? 0;
}

/** One of the two members played Fail. */
function fails(table: Table, crowd: Crowd, magic: Seat): Crowd {
  const sent = { quest: 1, leader: LEADER, team: [LEADER, SENT], magic };
  crowd.seesQuest(occasionOf(table, sent), { ...sent, team: together(sent.team) }, 1);
  return crowd;
}

describe("readers suspect", () => {
  test("a leader who binds themselves", () => {
    const { table, plain, readers } = onlookers();
    const more = (crowd: () => Crowd) =>
      suspicion(fails(table, crowd(), LEADER), LEADER) - suspicion(fails(table, crowd(), SENT), LEADER);
    expect(more(readers)).toBeGreaterThan(more(plain) + 0.1);
  });

  test.each([
    ["whom they let lead", "seesHeir"],
    ["to whom they give an amulet", "seesHolder"],
  ] as const)("a friend of a leader, should the leader be evil, in %s", (_, sees) => {
    const { plain, readers } = onlookers();
    const friend = (crowd: Crowd) => {
      crowd[sees]({ by: LEADER, chosen: HEIR, from: [HEIR, 2, SENT, 4, 5] });
      return crowd.suspicions(crowd.seenByEvil(bit(LEADER)))[HEIR] ?? 0;
    };
    expect(friend(readers())).toBeGreaterThan(friend(plain()) + 0.1);
  });

  test("no friend of an amulet holder, should the holder be evil, in whom they check", () => {
    const { plain, readers } = onlookers();
    const friend = (crowd: Crowd) => {
      crowd.seesCheck({ by: LEADER, chosen: HEIR, from: [HEIR, 2, SENT, 4, 5] });
      return crowd.suspicions(crowd.seenByEvil(bit(LEADER)))[HEIR] ?? 0;
    };
    expect(friend(readers())).toBeLessThan(friend(plain()) - 0.1);
  });
});

test("what one crowd has seen no other knows", () => {
  const { table, readers } = onlookers();
  const before = suspicion(fails(table, readers(), LEADER), LEADER);
  fails(table, fails(table, readers(), SENT), SENT);
  expect(suspicion(fails(table, readers(), LEADER), LEADER)).toBe(before);
});
