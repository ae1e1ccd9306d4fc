import type { Seat } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Character } from "../characters.ts";
import { after, type Hands, lastChance, pointed } from "./position.ts";

const L = "loyal-servant";
/** Seats 0 to 2 are good. */
const FIVE = [L, L, L, "morgan-le-fay", "minion"] as const;
const AT_EVIL: Hands = { 0: [3, 4], 1: [3, 4], 2: [3, 4] };

interface Case {
  readonly name: string;
  readonly deal: readonly Character[];
  readonly hands: Hands;
  readonly keepers?: readonly Seat[];
  /** “2 raise-4”, in order. */
  readonly acts?: readonly string[];
  readonly result: "good evil-pointed-out" | "evil evil-not-pointed-out" | "good all-leaders-evil";
  readonly winners: readonly Seat[];
}

const GOOD_WINS = "good evil-pointed-out";
const EVIL_WINS = "evil evil-not-pointed-out";
/** Three evil players, among them one special; the good ones point at 4 5 6 unless said otherwise. */
const seven = (good: readonly [Character, Character], evil: Character): readonly Character[] => [
  good[0],
  good[1],
  L,
  L,
  "morgan-le-fay",
  "minion",
  evil,
];
const AT_THREE: Hands = { 0: [4, 5], 1: [5, 6], 2: [4, 6], 3: [4, 5] };

const CASES: readonly Case[] = [
  {
    name: "every evil player and no good one",
    deal: FIVE,
    hands: AT_EVIL,
    result: GOOD_WINS,
    winners: [0, 1, 2],
  },
  {
    name: "good hands share the work",
    deal: seven([L, L], "changeling"),
    hands: AT_THREE,
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "one evil player is missed",
    deal: seven([L, L], "changeling"),
    hands: { 0: [4, 5], 1: [4, 5], 2: [4, 5], 3: [4, 5] },
    result: EVIL_WINS,
    winners: [4, 5, 6],
  },
  {
    name: "one good player is pointed at by good",
    deal: FIVE,
    hands: { ...AT_EVIL, 2: [3, 0] },
    result: EVIL_WINS,
    winners: [3, 4],
  },
  {
    name: "where evil points does not matter",
    deal: FIVE,
    hands: { ...AT_EVIL, 3: [0, 1], 4: [1, 2] },
    result: GOOD_WINS,
    winners: [0, 1, 2],
  },
  {
    name: "the Revealer need not be pointed at",
    deal: seven([L, L], "revealer"),
    hands: { 0: [4, 5], 1: [4, 5], 2: [4, 5], 3: [4, 5] },
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "the Revealer may be pointed at",
    deal: seven([L, L], "revealer"),
    hands: AT_THREE,
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "the Revealer does not make up for another",
    deal: seven([L, L], "revealer"),
    hands: { 0: [4, 6], 1: [4, 6], 2: [4, 6], 3: [4, 6] },
    result: EVIL_WINS,
    winners: [4, 5, 6],
  },
  {
    name: "an Apprentice need not raise the second hand",
    deal: seven(["apprentice", L], "blind-hunter"),
    hands: { 0: [6], 1: [4, 5], 2: [4, 5], 3: [4, 5] },
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "an Apprentice's second hand finds the last one",
    deal: seven(["apprentice", L], "blind-hunter"),
    hands: { 0: [4], 1: [4, 5], 2: [4, 5], 3: [4, 5] },
    acts: ["0 raise-6"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "an Apprentice's second hand at a good one spoils it",
    deal: seven(["apprentice", L], "blind-hunter"),
    hands: { 0: [6], 1: [4, 5], 2: [4, 5], 3: [4, 5] },
    acts: ["0 raise-1"],
    result: EVIL_WINS,
    winners: [4, 5, 6],
  },
  {
    name: "a Duke lowers the hand that points at a good one",
    deal: seven(["duke", L], "changeling"),
    hands: { ...AT_THREE, 3: [4, 0] },
    acts: ["0 lower-3-second"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "a Duke lowers the only hand at an evil one",
    deal: seven(["duke", L], "changeling"),
    hands: { 0: [4, 5], 1: [5, 6], 2: [4, 5], 3: [4, 5] },
    acts: ["0 lower-1-second"],
    result: EVIL_WINS,
    winners: [4, 5, 6],
  },
  {
    name: "an Archduke turns a hand from a good one to the last evil one",
    deal: seven(["archduke", L], "changeling"),
    hands: { 0: [4, 5], 1: [4, 5], 2: [4, 5], 3: [4, 0] },
    acts: ["0 turn-3-second", "0 seat-6"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "Duke and Archduke together mend two hands",
    deal: seven(["duke", "archduke"], "changeling"),
    hands: { 0: [4, 5], 1: [4, 5], 2: [4, 1], 3: [5, 0] },
    acts: ["1 turn-3-second", "1 seat-6", "0 lower-2-second"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "Duke, Archduke, Apprentice and Revealer together",
    deal: ["duke", "archduke", "apprentice", L, "morgan-le-fay", "minion", "blind-hunter", "revealer"],
    hands: { 0: [4, 1], 1: [4, 2], 2: [4], 3: [4, 6] },
    acts: ["0 lower-0-second", "1 turn-1-second", "1 seat-6", "2 raise-5"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "a Mutineer must be pointed at, even when changing sides",
    deal: seven([L, L], "mutineer"),
    hands: { 0: [4, 5], 1: [4, 5], 2: [4, 5], 3: [4, 5], 6: [0, 1] },
    keepers: [6],
    result: EVIL_WINS,
    winners: [4, 5],
  },
  {
    name: "a Mutineer who points at two good players wins with good",
    deal: seven([L, L], "mutineer"),
    hands: { ...AT_THREE, 6: [0, 1] },
    keepers: [6],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3, 6],
  },
  {
    name: "a Mutineer who dropped both hands stays evil",
    deal: seven([L, L], "mutineer"),
    hands: { ...AT_THREE, 6: [0, 1] },
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "a Mutineer who points at one evil player stays evil",
    deal: seven([L, L], "mutineer"),
    hands: { 0: [4, 5], 1: [4, 5], 2: [4, 5], 3: [4, 5], 6: [0, 4] },
    keepers: [6],
    result: EVIL_WINS,
    winners: [4, 5, 6],
  },
  {
    name: "a Mutineer's hand at an evil player finds nobody for good",
    deal: seven([L, L], "mutineer"),
    hands: { 0: [4, 6], 1: [4, 6], 2: [4, 6], 3: [4, 6], 6: [5, 4] },
    keepers: [6],
    result: EVIL_WINS,
    winners: [4, 5, 6],
  },
  {
    name: "a Mutineer whose hand a Duke lowers points at one, and stays evil",
    deal: seven(["duke", L], "mutineer"),
    hands: { ...AT_THREE, 6: [1, 2] },
    keepers: [6],
    acts: ["0 lower-6-first"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "a Mutineer whose hand an Archduke turns from evil to good changes side",
    deal: seven(["archduke", L], "mutineer"),
    hands: { ...AT_THREE, 6: [1, 4] },
    keepers: [6],
    acts: ["0 turn-6-second", "0 seat-2"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3, 6],
  },
  {
    name: "two hands at one good player are not two good players",
    deal: seven(["archduke", L], "mutineer"),
    hands: { ...AT_THREE, 6: [1, 4] },
    keepers: [6],
    acts: ["0 turn-6-second", "0 seat-1"],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3],
  },
  {
    name: "Mutineer and Revealer: only the Mutineer must be found",
    deal: [L, L, L, L, "morgan-le-fay", "revealer", "mutineer"],
    hands: { 0: [4, 6], 1: [4, 6], 2: [4, 6], 3: [4, 6], 6: [2, 3] },
    keepers: [6],
    result: GOOD_WINS,
    winners: [0, 1, 2, 3, 6],
  },
];

describe("the result · QU-20d–f", () => {
  test.each(CASES)("$name · QU-20", ({ deal, hands, keepers = [], acts = [], result, winners }) => {
    const play = pointed(deal, hands, ...keepers);
    for (const act of acts) {
      const [seat, id = ""] = act.split(" ");
      play.answer(Number(seat), id);
    }
    play.done();
    expect([play.result, play.ending?.winners]).toEqual([result, winners]);
    expect(play.view().deal).toEqual(deal);
  });
});

describe("all leaders evil · QU-20e", () => {
  const deal = [L, L, L, L, "morgan-le-fay", "minion", "mutineer"] as const;
  const missed: Hands = { 0: [1, 2], 1: [0, 2], 2: [0, 1], 3: [0, 1] };

  test("good wins though it points at the wrong ones · QU-20", () => {
    const play = lastChance(deal, { leaders: [4, 5, 6] })
      .point(missed)
      .drop()
      .done();
    expect([play.result, play.ending?.winners]).toEqual(["good all-leaders-evil", [0, 1, 2, 3]]);
  });

  test("one good leader is enough for evil to win · QU-20", () => {
    const play = lastChance(deal, { leaders: [4, 0, 6] })
      .point(missed)
      .drop()
      .done();
    expect(play.result).toBe("evil evil-not-pointed-out");
  });

  test("every quest counts, also one that succeeded · QU-20", () => {
    const eight = [...deal, "changeling"] as const;
    const ended = (leaders: readonly number[]) =>
      after("FSFF", eight, { leaders }).letPass().point(missed).drop().done().result;
    expect(ended([4, 5, 6, 7])).toBe("good all-leaders-evil");
    expect(ended([4, 0, 6, 7])).toBe("evil evil-not-pointed-out");
  });

  test("a Mutineer who changes side was still an evil leader, and wins with good · QU-20", () => {
    const hands = { ...missed, 6: [0, 1] };
    const play = lastChance(deal, { leaders: [4, 5, 6] })
      .point(hands)
      .drop(6)
      .done();
    expect([play.result, play.ending?.winners]).toEqual(["good all-leaders-evil", [0, 1, 2, 3, 6]]);
  });
});
