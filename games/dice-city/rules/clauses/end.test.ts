import { describe, expect, test } from "vitest";
import type { Card } from "../pieces/locations.ts";
import { COLUMNS, type Row } from "../pieces.ts";
import { game } from "../index.ts";
import { position, type SpotName } from "./position.ts";

const built = (row: Row, card: Card = "mine") =>
  Object.fromEntries(COLUMNS.map((column) => [`${row}-${column}`, card])) as Record<SpotName, Card>;

describe("the end of a turn · DC-20", () => {
  test("at most 1 of each is kept, the rest is lost · DC-20", () => {
    const play = position({ step: "build", stock: [3, 1, 0] }).answer("done", 1, 1, 1, 1, 1);
    expect(play.stock()).toEqual([1, 1, 0]);
    expect(play.told("lost")).toEqual([{ kind: "lost", seat: 0, amounts: { wood: 2, stone: 0, iron: 0 } }]);
  });

  test("where nothing is lost, nothing is said of it · DC-20", () => {
    expect(
      position({ step: "build", stock: [1, 1, 1] })
        .answer("done", 1, 1, 1, 1, 1)
        .told("lost"),
    ).toEqual([]);
  });

  test("pass tokens are unlimited and kept, strength drops to 0 · DC-20", () => {
    const play = position({ step: "build", passTokens: 9, strength: 4, banditStrength: 2 }).answer(
      "done",
      1,
      1,
      1,
      1,
      1,
    );
    expect([play.player(0).passTokens, play.strength]).toEqual([9, [0, 0]]);
  });

  test("all five dice are rolled and placed, and play passes to the left · DC-20", () => {
    const play = position({ step: "build", dice: { red: 3 }, others: [{}, {}] }).answer(
      "done",
      6,
      5,
      4,
      3,
      2,
    );
    expect((["white", "yellow", "red", "blue", "black"] as const).map((row) => play.die(row))).toEqual([
      "6",
      "5",
      "4",
      "3",
      "2",
    ]);
    expect(play.asked).toBe("1 dice");
  });

  test("in this order: what is lost, the end, the roll, the next turn · DC-20", () => {
    const play = position({
      step: "build",
      stock: [2, 0, 0],
      left: { "ships-5": 0, "ships-10": 0 },
      first: 1,
    });
    expect(play.answer("done").happened.slice(-3)).toEqual(["lost", "ending", "over"]);
    const on = position({ step: "build", stock: [2, 0, 0] }).answer("done", 1, 1, 1, 1, 1);
    expect(on.happened.slice(-3)).toEqual(["lost", "rolled", "turn"]);
  });
});

describe("what calls the end · DC-23", () => {
  const ends = (laid: Parameters<typeof position>[0], faces: readonly number[] = []) =>
    position({ step: "build", ...laid })
      .answer("done", ...faces)
      .told("ending")
      .map(({ why }) => why);
  const rolls = [1, 1, 1, 1, 1];

  test("all three bandit piles are empty · DC-23", () => {
    expect(ends({ left: { "bandits-2": 0, "bandits-3": 0, "bandits-4": 0 } })).toEqual(["bandits"]);
    expect(ends({ left: { "bandits-2": 0, "bandits-3": 0 } }, rolls)).toEqual([]);
  });

  test.each([
    ["ships-5", "ships-10"],
    ["ships-5", "ships-20"],
    ["ships-10", "ships-20"],
  ] as const)("two ship piles are empty: %s and %s · DC-23", (one, other) => {
    expect(ends({ left: { [one]: 0, [other]: 0 } })).toEqual(["ships"]);
    expect(ends({ left: { [one]: 0 } }, rolls)).toEqual([]);
  });

  test("all three ship piles are empty · DC-23", () => {
    expect(ends({ left: { "ships-5": 0, "ships-10": 0, "ships-20": 0 } })).toEqual(["ships"]);
  });

  test("the deck is empty · DC-23", () => {
    expect(ends({ deck: [] })).toEqual(["deck"]);
    expect(ends({ deck: ["well"] }, rolls)).toEqual([]);
  });

  test("two rows of six built cards in the city whose turn ends · DC-23", () => {
    expect(ends({ city: { ...built("red"), ...built("blue") } })).toEqual(["rows"]);
    expect(ends({ city: { ...built("red"), ...built("blue"), ...built("white") } })).toEqual(["rows"]);
    expect(ends({ city: built("red") }, rolls)).toEqual([]);
    expect(ends({ others: [{ city: { ...built("red"), ...built("blue") } }] }, rolls)).toEqual([]);
  });

  test("not while anything printed is left in them · DC-23", () => {
    const { "blue-3": _, ...five } = built("blue");
    expect(ends({ city: { ...built("red"), ...five } }, rolls)).toEqual([]);
  });

  test("not with a deactivation token in them · DC-23", () => {
    expect(ends({ city: { ...built("red"), ...built("blue"), "blue-3": "mine off" } }, rolls)).toEqual([]);
  });

  test("not before the turn ends · DC-23", () => {
    const play = position({
      step: "attack",
      strength: 3,
      left: { "bandits-2": 1, "bandits-3": 0, "bandits-4": 0 },
    });
    play.answer("bandit-2");
    expect([play.told("ending"), play.view().ending]).toEqual([[], null]);
    expect(play.answer("done").view().ending).toBe("bandits");
  });

  test("once set it stays, though the rows are no longer full · DC-23", () => {
    const others = [{ dice: { white: 1 } }, {}] as const;
    const play = position({ step: "build", city: { ...built("red"), ...built("blue") }, others }).answer(
      "done",
    );
    play.state.players[0]?.city.red.splice(0, 1, { card: "mine", off: true });
    play.endTurn();
    expect([play.view().ending, play.told("ending").length]).toEqual(["rows", 1]);
  });
});

describe("twoRows=choice · DC-23", () => {
  const choice = (more: Parameters<typeof position>[0] = {}) =>
    position({
      step: "build",
      options: { twoRows: "choice" },
      city: { ...built("red"), ...built("blue") },
      ...more,
    });

  test("the player is asked after end-of-turn losses; yes calls the end · DC-20 DC-23", () => {
    const play = choice({ stock: [2, 0, 0], strength: 2, banditStrength: 3 }).answer("done");
    expect([play.asked, play.legal, play.stock(), play.strength]).toEqual([
      "0 end-game",
      ["yes", "no"],
      [1, 0, 0],
      [0, 0],
    ]);
    expect(play.answer("yes").view().ending).toBe("rows");
    expect(play.asked).toBe("1 dice");
  });

  test("no lets the game go on, and the player is asked again at the end of their next turn while it holds · DC-23", () => {
    const play = choice().answer("done").answer("no", 1, 1, 1, 1, 1);
    expect(play.view().ending).toBeNull();
    play.endTurn(1, 1, 1, 1, 1).endTurn();
    expect(play.asked).toBe("0 end-game");
  });

  test("the player is not asked when the end comes anyway · DC-23", () => {
    expect(choice({ deck: [] }).answer("done").asked).toBe("1 dice");
    expect(choice({ ending: "ships" }).answer("done").asked).toBe("1 dice");
  });

  test("once somebody has called the end by full rows, nobody else is asked · DC-23", () => {
    const play = choice({ others: [{ city: { ...built("red"), ...built("blue") } }, {}] });
    play.answers("done", "yes").endTurn();
    expect([play.asked, play.told("ending").length]).toEqual(["2 dice", 1]);
  });
});

describe("the last round · DC-24", () => {
  const called = (first: number) =>
    position({ step: "build", deck: [], first, others: [{}, {}] }).answer("done");

  test("it is finished, ending with the player to the right of the starting player · DC-24", () => {
    const play = called(0);
    expect(play.asked).toBe("1 dice");
    expect(play.endTurn().asked).toBe("2 dice");
    play.endTurn();
    expect([play.asked, play.view().over]).toEqual(["nobody", true]);
  });

  test("with a starting player in the middle · DC-24", () => {
    expect(called(2).asked).toBe("1 dice");
    expect(called(2).endTurn().view().over).toBe(true);
  });

  test("the last player of the round ends the game at once · DC-24", () => {
    expect(called(1).view().over).toBe(true);
  });

  test("nobody who has had their last turn rolls again · DC-24", () => {
    expect(called(0).endTurn().endTurn().told("rolled")).toEqual([]);
  });

  test("at the end everybody sees every score · DC-21 DC-24", () => {
    const play = called(1);
    expect(play.told("over")).toEqual([{ kind: "over", scores: [0, 0, 0] }]);
    expect(play.view().players.map(({ score }) => score?.total)).toEqual([0, 0, 0]);
    expect(game.outcome(play.state)).not.toBeNull();
  });
});
