import { describe, expect, test } from "vitest";
import { type Playing, position } from "./position.ts";

describe("two pass tokens · DC-12", () => {
  test.each([
    ["wood", [1, 0, 0]],
    ["stone", [0, 1, 0]],
    ["iron", [0, 0, 1]],
  ])("for 1 %s · DC-12", (resource, stock) => {
    const play = position({ dice: { white: 1 }, passTokens: 3 }).answer(`passes-${resource}`);
    expect([play.stock(), play.player(0).passTokens]).toEqual([stock, 1]);
  });

  test("any number of times · DC-12", () => {
    const play = position({ dice: { white: 1 }, passTokens: 5 }).answers("passes-wood", "passes-wood");
    expect([play.stock(), play.player(0).passTokens]).toEqual([[2, 0, 0], 1]);
    expect(play.legalTo("passes")).toEqual([]);
  });

  test("for ordinary strength, which no Blacksmith or Mint raises · DC-12 DC-14", () => {
    const city = { "white-1": "blacksmith", "red-1": "mint" } as const;
    const play = position({ dice: { white: 1, red: 1, blue: 1 }, city, passTokens: 4 });
    play.answers("use-white", "use-red", "passes-strength", "passes-wood");
    expect([play.strength, play.stock()]).toEqual([
      [1, 0],
      [1, 0, 0],
    ]);
  });

  test("only in the dice step · DC-12", () => {
    expect(position({ passTokens: 2, step: "build" }).legalTo("passes")).toEqual([]);
    expect(position({ passTokens: 2, step: "attack", strength: 3 }).legalTo("passes")).toEqual([]);
  });
});

describe("the reroll · DC-12", () => {
  const three = (laid: Parameters<typeof position>[0] = {}) =>
    position({ passTokens: 2, others: [{ dice: { red: 2 } }, { dice: { red: 2 } }], ...laid });

  test("one player at a time, clockwise from the left, the payer last · DC-12", () => {
    const play = three({ dice: { white: 1, blue: 3 } }).answer("passes-reroll");
    expect(play.question).toEqual({ kind: "reroll", victim: 1 });
    expect(play.legalTo("die")).toEqual(["white", "yellow", "red", "blue", "black"]);
    play.answer("die-red", 5);
    expect(play.die("red", 1)).toBe("5");
    expect(play.question).toEqual({ kind: "reroll", victim: 2 });
    play.answer("die-red", 6);
    expect(play.question).toEqual({ kind: "reroll", victim: 0 });
    expect(play.legalTo("die")).toEqual(["white", "blue"]);
    play.answer("die-blue", 1);
    expect([play.die("blue"), play.asked]).toEqual(["1", "0 dice"]);
  });

  test("a payer without an unspent die is skipped · DC-12", () => {
    const play = three().answer("passes-reroll").answer("die-red", 1).answer("die-red", 1);
    expect(play.asked).toBe("0 build");
    expect(play.told("rerolled").map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test("rerollHits=opponents spares the player · DC-12", () => {
    const play = three({ dice: { white: 1 }, options: { rerollHits: "opponents" } });
    play.answer("passes-reroll").answer("die-red", 1).answer("die-red", 1);
    expect(play.asked).toBe("0 dice");
  });

  describe("in the last round · DC-12 DC-24", () => {
    const last = (first: number, more: Parameters<typeof position>[0] = {}) =>
      position({ passTokens: 2, first, ending: "deck", others: [{}, {}, {}], ...more });
    const hits = (play: Playing) => {
      play.answer("passes-reroll");
      while (play.asked === "0 reroll") play.answer(play.legal[0] ?? "", 6);
      return play.told("rerolled").map(({ seat }) => seat);
    };

    test.each([
      [0, [1, 2, 3, 0]],
      [3, [1, 2, 0]],
      [2, [1, 0]],
      [1, [0]],
    ])("from seat %i on, it skips players who have had their last turn: %j", (first, seats) => {
      expect(hits(last(first, { dice: { white: 1 } }))).toEqual(seats);
    });

    test.each([0, 1, 2, 3])("before it everybody is hit, though the round began with seat %i", (first) => {
      expect(hits(last(first, { dice: { white: 1 }, ending: null }))).toEqual([1, 2, 3, 0]);
    });

    test("it is not offered where it would hit nobody", () => {
      expect(last(1).legalTo("passes")).not.toContain("reroll");
      const opponents = { dice: { white: 1 }, options: { rerollHits: "opponents" } } as const;
      expect(last(1, opponents).legalTo("passes")).not.toContain("reroll");
      expect(last(2, opponents).legalTo("passes")).toContain("reroll");
    });
  });

  test.each(["everyone", "opponents"] as const)(
    "alone it hits one's own die, whatever %s says · DC-12 DC-29",
    (rerollHits) => {
      const alone = { others: [], passTokens: 2, options: { rerollHits } };
      const play = position({ ...alone, dice: { white: 1 } })
        .answer("passes-reroll")
        .answer("die-white", 4);
      expect([play.die("white"), play.asked]).toEqual(["4", "0 dice"]);
      expect(position(alone).legalTo("passes")).toEqual(["wood", "stone", "iron", "strength"]);
    },
  );
});
