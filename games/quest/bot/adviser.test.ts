import { sightAt, type Weighed } from "@roundtable/bots";
import { adviceTestsOf } from "@roundtable/game-suite";
import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { lastChance, type Playing, pointed, underway } from "../rules/clauses/position.ts";
import { type Character, game } from "../rules/index.ts";
import { advice } from "../text/index.ts";
import type { QuestReason } from "./advice/reason.ts";
import { adviser } from "./adviser.ts";
import { bots } from "./index.ts";

test.each(adviceTestsOf({ game, bots, adviser, advice }, { stride: 15, seeds: 5 }))("$name", ({ run }) =>
  run(),
);

const SIX: readonly Character[] = [
  "loyal-servant",
  "loyal-servant",
  "duke",
  "minion",
  "morgan-le-fay",
  "changeling",
];

function weighed({ state }: Playing, seat: Seat, effort = 0.2): readonly Weighed<QuestReason>[] {
  const log = { header: { seats: state.deal.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, seat, chanceOf(seeded("world")));
  if (sight === null) throw new Error(`Seat ${seat} is asked nothing.`);
  return adviser.weigh(sight, chanceOf(seeded("advice")), effort);
}

const kinds = (of: Weighed<QuestReason> | undefined) => of?.reasons.map(({ kind }) => kind);

describe("the adviser", () => {
  test("says the same again by the same chance", () => {
    const play = underway(SIX).quest([0, 3], 0, 3).answers("seat-1");
    expect(weighed(play, 1)).toEqual(weighed(play, 1));
  });

  test("sends along whom nothing speaks against, and says how likely all of them are good", () => {
    const play = underway(SIX)
      .quest([0, 1], 1)
      .answers("seat-1")
      .quest([1, 2, 3], 2, 3)
      .answers("seat-2", "seat-5", "seat-0", "show", "seat-2");
    const [best] = weighed(play, 2, 2);
    expect(best?.answer).not.toBe("seat-3");
    expect(best?.reasons[0]).toMatchObject({ kind: "team-clean" });
    const suspect = weighed(play, 2, 2).find(({ answer }) => answer === "seat-3");
    expect(kinds(suspect)).toEqual(["team-clean", "went"]);
    expect(suspect?.odds).toBeLessThan(best?.odds ?? 0);
  });

  test("names what a Fail costs later: it makes the others suspect who plays it", () => {
    const play = underway(SIX).answers("seat-0", "seat-3", "seat-0");
    const fail = weighed(play, 3).find(({ answer }) => answer === "fail");
    const tells = fail?.reasons.find((reason) => reason.kind === "card-tells");
    expect(tells?.kind === "card-tells" && tells.to > tells.from + 0.1).toBe(true);
  });

  test("has evil spoil the quest that would win for good, and says that it decides", () => {
    const play = underway(SIX)
      .quest([0, 1], 0)
      .answers("seat-1")
      .quest([0, 1, 2], 1)
      .answers("seat-2", "seat-5", "seat-0", "show")
      .answers("seat-0", "seat-1", "seat-2", "seat-3", "seat-0");
    const [best] = weighed(play, 3);
    expect(best?.answer).toBe("fail");
    expect(best?.reasons[0]).toEqual({ kind: "decides", quest: 3, side: "good" });
  });

  test("counts the hands: who can put the last wrong one right is certain to win", () => {
    const play = pointed(SIX, { 0: [3, 4], 1: [5, 2], 2: [3, 4] });
    const [best, next] = weighed(play, 2);
    expect(best?.answer).toBe("lower-1-second");
    expect(best?.odds).toBeCloseTo(1);
    expect(best?.give).toBe(0);
    expect(next?.odds).toBeCloseTo(0);
  });

  test("has nothing to weigh for evil hands, which do not count", () => {
    expect(kinds(weighed(lastChance(SIX), 3)[0])).toEqual(["hand-counts-not"]);
  });

  test("tells a Hunter how likely both her names are right", () => {
    const five: readonly Character[] = [
      "loyal-servant",
      "loyal-servant",
      "loyal-servant",
      "morgan-le-fay",
      "blind-hunter",
    ];
    const play = underway(five)
      .quest([0, 1], 0)
      .answers("seat-1")
      .quest([0, 1, 2], 1)
      .answers("seat-2")
      .quest([0, 1], 1);
    const [best] = weighed(play, 4);
    expect(kinds(best)).toEqual(["names-right", "two-right"]);
    expect(best?.odds).toBeGreaterThan(0.4);
    expect(weighed(play, 4).find(({ answer }) => answer === "give-up")).toMatchObject({
      odds: 0,
      reasons: [{ kind: "gives-up" }],
    });
  });
});
