import { sightAt } from "@roundtable/bots";
import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { underway } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import { bots } from "../index.ts";
import { SIX } from "../testing/table-of-six.ts";

const MOODS = 24;
const [MINION, MORGAN] = [3, 4];

/** The first quest has exposed the Minion. Returns whom this seat accuses on the second, over several seeds. */
function accused(level: string, seat: Seat): readonly Seat[] {
  const { state } = underway(SIX, { leaders: [MINION] })
    .quest([MINION, 0], 0, MINION)
    .answers("seat-1")
    .answers("seat-0", "seat-1", `seat-${MORGAN}`, "seat-0");
  const log = { header: { seats: SIX.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, seat, chanceOf(seeded("world")));
  if (sight === null) throw new Error(`Seat ${seat} is asked nothing.`);
  return Array.from({ length: MOODS }, (_, mood) => bots[level]?.say?.(sight, chanceOf(seeded(mood))) ?? [])
    .flat()
    .flatMap((said) => (said.kind === "i-suspect" ? [said.seat] : []));
}

describe("a master who thinks over of whom to speak ill", () => {
  test("as evil now and then spares a friend whom one accuses who thinks no further", () => {
    const ofFriend = (level: string) => accused(level, MORGAN).filter((seat) => seat === MINION).length;
    expect(ofFriend("master")).toBeLessThan(ofFriend("strong"));
  });

  test("as good says what it thinks", () => {
    expect(new Set(accused("master", 0))).toEqual(new Set([MINION]));
    expect(accused("master", 0)).toEqual(accused("strong", 0));
  });
});
