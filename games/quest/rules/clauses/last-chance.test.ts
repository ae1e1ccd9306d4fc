import type { Seat } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Character } from "../characters.ts";
import { lastChance, type Playing } from "./position.ts";

const L = "loyal-servant";
/** Seats 0 to 2 are good. */
const FIVE = [L, L, L, "morgan-le-fay", "minion"] as const;

type Hands = Readonly<Record<Seat, readonly Seat[]>>;

/** All have pointed and evil has dropped its hands. */
function pointed(deal: readonly Character[], hands: Hands, ...keepers: Seat[]): Playing {
  return lastChance(deal, { leaders: [0, 1, 2] })
    .point(hands)
    .drop(...keepers);
}

const AT_EVIL: Hands = { 0: [3, 4], 1: [3, 4], 2: [3, 4] };

describe("pointing · QU-20a", () => {
  test("everybody points at two different others, in secret · QU-20", () => {
    const play = lastChance(FIVE);
    expect([play.asked, play.legalSeats(1)]).toEqual(["0 1 2 3 4 point", [0, 2, 3, 4]]);
    play.answer(1, "seat-3");
    expect(play.legalSeats(1)).toEqual([0, 2, 4]);
    expect(play.view(0).hands).toBeNull();
  });

  test("an Apprentice points with one hand, and only confirms that the other stays down · QU-20", () => {
    const play = lastChance(["apprentice", L, L, "morgan-le-fay", "blind-hunter"]);
    play.answer(0, "seat-3");
    expect([play.question, play.legal(0)]).toEqual([{ kind: "point", hand: 2 }, ["go-on"]]);
    play.point({ 0: [] });
  });

  test("all hands are shown at once · QU-20", () => {
    const play = lastChance(["apprentice", L, L, "morgan-le-fay", "blind-hunter"]);
    for (const seat of [1, 2, 3, 4]) play.answer(seat, ...[0, 1].map((at) => `seat-${at === seat ? 2 : at}`));
    play.answer(0, "seat-3");
    expect(play.view().hands).toBeNull();
    play.answer(0, "go-on");
    expect(play.hands).toEqual([
      [3, null],
      [0, 2],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(play.happened.at(-1)).toBe("hands");
  });
});

describe("dropping · QU-20b", () => {
  test("everybody confirms one step, and evil drops its hands · QU-20", () => {
    const play = lastChance(FIVE).point(AT_EVIL);
    expect([play.asked, play.legal(0), play.legal(3)]).toEqual(["0 1 2 3 4 drop", ["go-on"], ["go-on"]]);
    play.drop();
    expect([play.view().dropped, play.hands.slice(3)]).toEqual([
      [3, 4],
      [
        [null, null],
        [null, null],
      ],
    ]);
    expect(play.hands[0]).toEqual([3, 4]);
  });

  test("a Mutineer may keep both of his, and looks like a good player until the result · QU-20", () => {
    const deal = [L, L, L, "morgan-le-fay", "mutineer"] as const;
    const play = pointed(deal, { 4: [0, 1] }, 4);
    expect([play.view().dropped, play.hands[4]]).toEqual([[3], [0, 1]]);
    expect(play.view(0).revealed).toEqual({});
    expect(pointed(deal, { 4: [0, 1] }).view().dropped).toEqual([3, 4]);
  });
});

describe("acting · QU-20c", () => {
  const SEVEN = ["duke", "archduke", "apprentice", L, "morgan-le-fay", "mutineer", "blind-hunter"] as const;
  const hands: Hands = { 0: [4, 5], 1: [4, 6], 2: [5], 3: [4, 6], 5: [0, 1] };
  const acting = () => pointed(SEVEN, hands, 5);

  test("all have the button, and it ends when everybody has pressed it · QU-20", () => {
    const play = acting();
    expect(play.asked).toBe("0 1 2 3 4 5 6 acts");
    expect([3, 4, 5, 6].map((seat) => play.legal(seat))).toEqual([["done"], ["done"], ["done"], ["done"]]);
    for (const seat of [6, 5, 4, 3, 2, 1]) play.answer(seat, "done");
    expect(play.asked).toBe("0 acts");
    expect(play.answer(0, "done").result).not.toBe("not over");
  });

  test("an Apprentice raises his second hand at another than the first · QU-20", () => {
    const play = acting();
    expect(play.legal(2)).toEqual(["raise-0", "raise-1", "raise-3", "raise-4", "raise-6", "done"]);
    play.answer(2, "raise-6");
    expect([play.hands[2], play.legal(2), play.view().revealed]).toEqual([
      [5, 6],
      ["done"],
      { 2: "apprentice" },
    ]);
    expect(play.told("raised")).toEqual([{ kind: "raised", seat: 2, at: 6 }]);
  });

  test("a Duke lowers one raised hand of anybody, his own and a Mutineer's too · QU-20", () => {
    const play = acting();
    expect(play.legal(0)).toEqual([
      "lower-0-first",
      "lower-0-second",
      "lower-1-first",
      "lower-1-second",
      "lower-2-first",
      "lower-3-first",
      "lower-3-second",
      "lower-5-first",
      "lower-5-second",
      "done",
    ]);
    play.answer(0, "lower-5-second");
    expect([play.hands[5], play.legal(0), play.view().revealed]).toEqual([
      [0, null],
      ["done"],
      { 0: "duke" },
    ]);
    expect(play.told("lowered")).toEqual([{ kind: "lowered", seat: 0, owner: 5, from: 1 }]);
  });

  test("an Archduke turns one raised hand to another, not its owner · QU-20", () => {
    const play = acting().answer(1, "turn-3-first");
    expect(play.legalSeats(1)).toEqual([0, 1, 2, 5, 6]);
    play.answer(1, "seat-6");
    expect([play.hands[3], play.view().revealed, play.legal(1)]).toEqual([
      [6, 6],
      { 1: "archduke" },
      ["done"],
    ]);
    expect(play.told("turned")).toEqual([{ kind: "turned", seat: 1, owner: 3, from: 4, to: 6 }]);
  });

  test("taking hold of a hand tells nobody, and he may still leave it · QU-20", () => {
    const play = acting();
    const before = JSON.stringify(play.view(0));
    play.answer(1, "turn-3-first");
    expect(JSON.stringify(play.view(0))).toBe(before);
    play.answer(1, "done");
    expect([play.hands[3], play.view().revealed]).toEqual([[4, 6], {}]);
  });

  test("they act in the order in which they come: a hand lowered first cannot be turned · QU-20", () => {
    const play = acting().answer(1, "turn-3-first").answer(0, "lower-3-first");
    expect(play.question.kind).toBe("acts");
    expect(play.legal(1)).not.toContain("turn-3-first");
    expect(play.legal(1)).toContain("turn-3-second");
  });

  test("a hand that an Apprentice has raised can be turned and lowered · QU-20", () => {
    const play = acting()
      .answer(2, "raise-3")
      .answer(1, "turn-2-second", "seat-6")
      .answer(0, "lower-2-second");
    expect(play.hands[2]).toEqual([5, null]);
  });

  test("each once: two Dukes lower two hands · QU-20", () => {
    const deal = ["duke", "duke", L, L, "morgan-le-fay", "minion", "changeling"] as const;
    const play = pointed(deal, {}).answer(0, "lower-2-first").answer(1, "lower-2-second");
    expect([play.hands[2], play.legal(0), play.legal(1)]).toEqual([[null, null], ["done"], ["done"]]);
  });

  test("whoever is done acts no more · QU-20", () => {
    expect(() => acting().answer(0, "done").answer(0, "lower-1-first")).toThrow("not asked");
  });

  test("the step lasts as long for all, holding a hand or not · QU-20", () => {
    const play = acting().answer(1, "turn-3-first");
    const durations = [0, 1, 2, 3, 4, 5, 6].map((seat) => JSON.stringify(play.decision(seat).duration));
    expect(new Set(durations)).toEqual(new Set(['{"seconds":120,"then":"done"}']));
  });
});

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
/** Three evil, among them one special; the good ones point at 4 5 6 unless said otherwise. */
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
    name: "an Apprentice need not raise his second hand",
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
    name: "a Mutineer must be pointed at, though he changes side",
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
    name: "a Mutineer who dropped his hands stays evil",
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
    name: "Mutineer and Revealer: he must be found, she need not",
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

  test("a Mutineer who changes side was still an evil leader, and wins with good · QU-20", () => {
    const hands = { ...missed, 6: [0, 1] };
    const play = lastChance(deal, { leaders: [4, 5, 6] })
      .point(hands)
      .drop(6)
      .done();
    expect([play.result, play.ending?.winners]).toEqual(["good all-leaders-evil", [0, 1, 2, 3, 6]]);
  });
});
