import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { position } from "./position.ts";

describe("the score · DC-25", () => {
  test("the worked example scores 41, the Cathedral being deactivated · DC-25", () => {
    const { score } = position({
      city: {
        "white-1": "town-hall",
        "white-2": "lumber-mill",
        "yellow-4": "merchant-guild",
        "black-3": "storehouse",
        "red-1": "grand-statue",
        "red-2": "manor",
        "red-3": "great-wall",
        "red-4": "manor",
        "red-6": "cathedral off",
      },
      ships: [5, 5],
      tokens: 9,
    }).player(0);
    expect(score).toEqual({ tokens: 9, bandits: [], ships: [5, 5], city: 22, total: 41 });
  });

  test("tokens, bandits, ships and all cards on top, active or not · DC-25", () => {
    const city = { "red-1": "mint off", "blue-1": "well" } as const;
    const { score } = position({ city, tokens: 2, bandits: [2, 4], ships: [20] }).player(0);
    expect(score?.total).toBe(2 + 6 + 20 + 3 + 1);
  });

  test("a card built over counts no more · DC-25", () => {
    const play = position({ step: "build", stock: [2, 0, 0], city: { "red-1": "mint" }, display: [] });
    expect(play.answers("buy-lumber-mill", "red-1").player(0).score?.total).toBe(0);
  });

  test("each Cathedral counts the cultural locations of its own row, itself and printed Small Houses included · DC-4 DC-25", () => {
    const city = {
      "yellow-1": "cathedral",
      "yellow-2": "cathedral",
      "yellow-6": "well",
      "black-1": "cathedral",
    } as const;
    // Yellow: two Cathedrals and the Small House, 3 each, and the Well's 1. Black: the Cathedral alone, 1.
    expect(position({ city }).player(0).score?.city).toBe(3 + 3 + 1 + 1);
  });

  test("a Small House built over is no cultural location any more · DC-25", () => {
    expect(position({ city: { "red-1": "cathedral", "red-5": "mine" } }).player(0).score?.city).toBe(1);
  });
});

describe("what is counted of a finished game", () => {
  test("its turns, the scores and what ended it · DC-23 DC-25", () => {
    const play = position({ turn: 9, step: "build", deck: [], first: 1, tokens: 4, others: [{ tokens: 7 }] });
    expect(game.statistics?.summary?.(play.answer("done").state)).toEqual({
      averages: { turns: 9, score: 5.5, bestScore: 7 },
      rates: { endings: [{ of: "deck", held: true }] },
    });
  });

  test("alone, that the turns were over · DC-29", () => {
    const play = position({ turn: 15, step: "build", others: [], tokens: 40 }).answer("done");
    expect(game.statistics?.summary?.(play.state)).toEqual({
      averages: { turns: 15, score: 40, bestScore: 40 },
      rates: { endings: [{ of: "turns", held: true }] },
    });
  });
});

describe("ties · DC-26", () => {
  const ranking = (first: number, ...[me, ...others]: NonNullable<Parameters<typeof position>[0]>[]) => {
    const play = position({ ...me, others, first, step: "build", deck: [] }).answer("done");
    while (!play.view().over) play.endTurn();
    return game.outcome(play.state);
  };

  test("most points first · DC-26", () => {
    expect(ranking(0, { tokens: 1 }, { tokens: 3 }, { tokens: 2 })).toEqual({
      winners: [1],
      ranking: [[1], [2], [0]],
    });
  });

  test("then most built cards on top, pile cards included · DC-26", () => {
    const two = { city: { "red-1": "mine", "red-2": "quarry" }, tokens: 3 } as const;
    const one = { city: { "red-1": "mint" } } as const;
    expect(ranking(0, one, two)?.winners).toEqual([1]);
  });

  test("active or not · DC-26", () => {
    const two = { city: { "red-1": "mine off", "red-2": "quarry off" }, tokens: 3 } as const;
    const one = { city: { "red-1": "mint" } } as const;
    expect(ranking(0, one, two)?.winners).toEqual([1]);
  });

  test("more cards win against more from ships and bandits · DC-26", () => {
    const cards = { city: { "red-1": "mine", "red-2": "quarry" }, tokens: 8 } as const;
    const ship = { city: { "red-1": "mint" }, ships: [5] } as const;
    expect(ranking(0, ship, cards)).toEqual({ winners: [1], ranking: [[1], [0]] });
  });

  test("then most from ships and bandits, both together · DC-26", () => {
    const bandits = { tokens: 3, bandits: [2, 4] } as const;
    const ship = { tokens: 4, ships: [5] } as const;
    expect(ranking(1, bandits, ship)?.winners).toEqual([0]);
    const both = { tokens: 1, bandits: [3], ships: [5] } as const;
    expect(ranking(1, both, bandits)?.winners).toEqual([0]);
  });

  test("then most from ships and bandits · DC-26", () => {
    expect(
      ranking(0, { tokens: 7, bandits: [2] }, { tokens: 4, ships: [5] }, { tokens: 9 })?.ranking,
    ).toEqual([[1], [0], [2]]);
  });

  test.each([
    [0, [[0], [1], [2]]],
    [1, [[1], [2], [0]]],
    [2, [[2], [0], [1]]],
  ])(
    "then nearest to the starting player clockwise, beginning with that player: seat %i · DC-26",
    (first, order) => {
      expect(ranking(first, {}, {}, {})?.ranking).toEqual(order);
    },
  );
});
