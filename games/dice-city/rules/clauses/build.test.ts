import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

const build = (laid: Parameters<typeof position>[0]) =>
  position({ step: "build", display: [], deck: ["mint"], ...laid });

describe("buying · DC-18", () => {
  test("what can be paid is for sale: open cards, piles that are not empty, ships · DC-18", () => {
    const play = build({ stock: [2, 1, 2], display: ["bazaar", "manor", null, "well"], left: { mine: 0 } });
    expect(play.legal).toEqual(["buy-bazaar", "buy-well", "buy-lumber-mill", "buy-regular-army", "done"]);
  });

  test("equal open cards are one choice · DC-18", () => {
    expect(build({ stock: [0, 1, 1], display: ["well", "mint", "well"] }).legal).toEqual([
      "buy-well",
      "done",
    ]);
  });

  test("the price is paid, and the card placed on any cell · DC-18", () => {
    const play = build({ stock: [1, 2, 1], display: ["well"] }).answer("buy-well");
    expect(play.legal).toHaveLength(30);
    play.answer("blue-4");
    expect([play.at("blue-4"), play.stock()]).toEqual(["well", [1, 1, 0]]);
    expect(play.player(0).city.blue.map(({ built }) => built)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test("a pile loses its card · DC-18", () => {
    const play = build({ stock: [0, 2, 0] }).answers("buy-quarry", "red-1");
    expect(play.view().market.piles.quarry).toBe(14);
  });

  test("a card already there goes to the discard, its token to the supply · DC-18", () => {
    const play = build({ stock: [0, 2, 0], city: { "red-1": "mint off" } }).answers("buy-quarry", "red-1");
    expect([play.at("red-1"), play.view().market.discard]).toEqual(["quarry", ["mint"]]);
  });

  test("a pile card built over goes to the discard, never back to its pile · DC-18", () => {
    const play = build({ stock: [0, 2, 0], city: { "red-1": "mine" }, left: { mine: 3 } }).answers(
      "buy-quarry",
      "red-1",
    );
    expect([play.view().market.discard, play.view().market.piles.mine]).toEqual([["mine"], 3]);
  });

  test("any number of times, until the player ends the step · DC-18", () => {
    const play = build({ stock: [4, 0, 0] }).answers("buy-lumber-mill", "red-1", "buy-lumber-mill", "red-2");
    expect([play.at("red-1"), play.at("red-2"), play.asked]).toEqual([
      "lumber-mill",
      "lumber-mill",
      "0 build",
    ]);
    expect(play.answer("done", 1, 1, 1, 1, 1).asked).toBe("1 dice");
  });

  test("the step asks even when nothing can be bought, so that the turn can be taken back · DC-18", () => {
    expect(build({}).legal).toEqual(["done"]);
  });
});

describe("ships · DC-18", () => {
  test("the top ship of a pile is taken for its cost; an empty pile has none · DC-6 DC-18", () => {
    const play = build({ stock: [5, 5, 5], left: { "ships-5": 1 } }).answer("ship-5");
    expect([play.stock(), play.player(0).score?.ships]).toEqual([[3, 3, 3], [5]]);
    expect(play.view().market.ships[5]).toBe(0);
    expect(play.legalTo("ship")).toEqual(["10"]);
  });

  test("a player who takes two ships has the points of both, in either order · DC-18 DC-25", () => {
    const points = (...taken: string[]) =>
      build({ stock: [5, 5, 5] })
        .answers(...taken)
        .player(0).score?.total;
    expect([points("ship-5", "ship-10"), points("ship-10", "ship-5")]).toEqual([15, 15]);
  });
});

describe("the display · DC-19", () => {
  test("it is refilled at once, and the new card may be bought in the same turn · DC-19", () => {
    const play = build({ stock: [0, 4, 3], display: ["manor", "well"], deck: ["mint", "bazaar"] }).answers(
      "buy-well",
      "red-1",
    );
    expect(play.view().market.display).toEqual(["manor", "mint"]);
    expect(play.told("refilled")).toEqual([{ kind: "refilled", place: 1, card: "mint" }]);
    expect(play.answers("buy-mint", "red-2").at("red-2")).toBe("mint");
  });

  test("with an empty deck the place stays empty; the discard is never reshuffled · DC-19", () => {
    const play = build({ stock: [0, 1, 1], display: ["manor", "well"], deck: [], city: { "red-1": "mint" } });
    play.answers("buy-well", "red-1");
    expect(play.view().market).toMatchObject({ display: ["manor", null], deck: 0, discard: ["mint"] });
  });

  test("a pile card does not touch it · DC-19", () => {
    const play = build({ stock: [2, 0, 0], display: ["manor", null] }).answers("buy-lumber-mill", "red-1");
    expect(play.view().market.display).toEqual(["manor", null]);
  });
});

describe("the Grand Statue · DC-4 DC-18", () => {
  const statue = (stock: readonly [number, number, number]) =>
    build({ stock, display: ["grand-statue"], deck: ["mint"] }).answers("buy-grand-statue", "red-1");

  test("up to 3 more stone or iron in any mix, a token each · DC-4", () => {
    const play = statue([5, 3, 4]);
    expect([play.question, play.legal]).toEqual([{ kind: "statue", left: 3 }, ["stone", "iron", "done"]]);
    play.answers("stone", "stone");
    expect(play.legal).toEqual(["iron", "done"]);
    play.answer("iron");
    expect([play.tokens(), play.stock(), play.asked]).toEqual([3, [5, 0, 2], "0 build"]);
  });

  test("the player may stop at any time · DC-4", () => {
    const play = statue([0, 2, 2]).answers("iron", "done");
    expect([play.tokens(), play.stock()]).toEqual([1, [0, 1, 0]]);
  });

  test("a player with nothing to pay is not asked · DC-4", () => {
    expect(statue([1, 1, 1]).asked).toBe("0 build");
  });

  test("it is settled before the display is refilled · DC-18", () => {
    const play = statue([0, 2, 1]);
    expect(play.view().market.display).toEqual([null]);
    play.answer("stone");
    expect(play.view().market.display).toEqual(["mint"]);
    expect(play.happened.slice(-3)).toEqual(["paid", "points", "refilled"]);
  });

  test("only when it is built: it has no use afterwards · DC-4", () => {
    expect(
      position({ city: { "red-1": "grand-statue" }, dice: { red: 1 }, stock: [0, 3, 3] }).legalTo("use"),
    ).toEqual([]);
  });
});
