import { describe, expect, test } from "vitest";
import type { Card } from "../pieces/locations.ts";
import { position, type Stock } from "./position.ts";

/** The white die stands on the card, the black one on a Forest. */
const on = (card: Card, more: Parameters<typeof position>[0] = {}) =>
  position({ ...more, dice: { white: 1, black: 3, ...more.dice }, city: { "white-1": card, ...more.city } });

describe("what is printed · DC-1", () => {
  test.each([
    ["white", 1, [1, 0, 0]],
    ["white", 2, [0, 1, 0]],
    ["white", 3, [0, 0, 1]],
  ] as const)("%s %i gives %j · DC-1", (row, column, stock) => {
    expect(
      position({ dice: { [row]: column } })
        .answer(`use-${row}`)
        .stock(),
    ).toEqual(stock);
  });

  test("Militia gives 1 strength, Small House a token · DC-1", () => {
    const play = position({ dice: { yellow: 2, red: 5 } }).answers("use-yellow", "use-red");
    expect([play.strength, play.tokens()]).toEqual([[1, 0], 1]);
  });

  test("Traveller rerolls this die, which can be used again · DC-1", () => {
    const play = position({ dice: { yellow: 4 } }).answer("use-yellow", 6);
    expect(play.die("yellow")).toBe("6");
    expect(play.answer("use-yellow").stock()).toEqual([1, 0, 0]);
  });
});

describe("the piles · DC-3", () => {
  test.each([
    ["lumber-mill", [2, 0, 0]],
    ["quarry", [0, 2, 0]],
    ["mine", [0, 0, 2]],
  ] as const)("%s gives %j · DC-3", (card, stock) => {
    expect(on(card).answer("use-white").stock()).toEqual(stock);
  });

  test("Regular Army gives 2 strength · DC-3", () => {
    expect(on("regular-army").answer("use-white").strength).toEqual([2, 0]);
  });
});

describe("military cards · DC-4", () => {
  test("Catapult gives 3 strength and is then deactivated · DC-4", () => {
    const play = on("catapult").answer("use-white");
    expect([play.strength, play.at("white-1")]).toEqual([[3, 0], "catapult off"]);
  });

  test("Watch Tower gives 3 against bandits only · DC-4", () => {
    expect(on("watch-tower").answer("use-white").strength).toEqual([0, 3]);
  });

  test.each([
    ["militia", "yellow", 2, [2, 0]],
    ["regular-army", "yellow", 1, [3, 0]],
    ["catapult", "yellow", 1, [4, 0]],
    ["watch-tower", "yellow", 1, [1, 3]],
  ] as const)(
    "Blacksmith raises %s used after it, with ordinary strength · DC-4 DC-14",
    (card, row, column, strength) => {
      const city = card === "militia" ? {} : { [`${row}-${column}`]: card };
      const play = on("blacksmith", { dice: { [row]: column }, city }).answers("use-white", `use-${row}`);
      expect(play.strength).toEqual(strength);
    },
  );

  test("Blacksmith does not raise what was used before it, and adds up with itself · DC-14", () => {
    const play = on("blacksmith", { city: { "red-1": "blacksmith" }, dice: { red: 1, yellow: 2, blue: 3 } });
    play.answers("use-yellow", "use-white", "use-red");
    expect(play.strength).toEqual([1, 0]);
    expect(play.answer("use-blue").strength).toEqual([4, 0]);
  });

  test("Training Camp lowers all bandits of this turn, never below 1, and adds up · DC-4 DC-14", () => {
    const city = {
      "yellow-1": "training-camp",
      "red-1": "training-camp",
      "blue-1": "training-camp",
    } as const;
    const play = on("training-camp", { city, dice: { yellow: 1, red: 1, blue: 1 } });
    const defense = () => Object.values(play.view().market.bandits).map((pile) => pile.defense);
    play.answer("use-white");
    expect(defense()).toEqual([2, 3, 4]);
    play.answers("use-yellow", "use-red", "use-blue");
    expect(defense()).toEqual([1, 1, 1]);
    play.endTurn(1, 1, 1, 1, 1);
    expect(defense()).toEqual([3, 4, 5]);
  });

  test("Training Camp counts for strength gained before it as well · DC-14", () => {
    const play = on("training-camp", { strength: 2 }).answers("use-white", "done");
    expect(play.legalTo("bandit")).toEqual(["2"]);
  });
});

describe("Barracks · DC-16", () => {
  test("a Regular Army is taken from its pile, free, and placed anywhere · DC-4 DC-16", () => {
    const play = on("barracks").answer("use-white");
    expect([play.asked, play.legal.length]).toEqual(["0 army", 30]);
    play.answer("blue-6");
    expect([play.at("blue-6"), play.view().market.piles["regular-army"]]).toEqual(["regular-army", 14]);
    expect(play.told("paid", "refilled")).toEqual([]);
  });

  test("it must be taken: there is no way out · DC-16", () => {
    expect(on("barracks").answer("use-white").legal).not.toContain("done");
  });

  test("it may cover the Barracks itself · DC-16", () => {
    const play = on("barracks").answers("use-white", "white-1");
    expect([play.at("white-1"), play.view().market.discard]).toEqual(["regular-army", ["barracks"]]);
  });

  test("it may cover a deactivated card, whose token goes · DC-16", () => {
    const play = on("barracks", { city: { "red-2": "manor off" } }).answers("use-white", "red-2");
    expect([play.at("red-2"), play.view().market.discard]).toEqual(["regular-army", ["manor"]]);
  });

  test("an army that it covers goes to the discard, never back to its pile · DC-16 DC-18", () => {
    const play = on("barracks", { city: { "red-2": "regular-army" }, left: { "regular-army": 3 } });
    play.answers("use-white", "red-2");
    const { piles, discard } = play.view().market;
    expect([play.at("red-2"), piles["regular-army"], discard]).toEqual(["regular-army", 2, ["regular-army"]]);
  });

  test("placed under a waiting die, that die uses it in the same turn · DC-16", () => {
    const play = on("barracks").answers("use-white", "black-3", "use-black");
    expect([play.strength, play.stock()]).toEqual([
      [2, 0],
      [0, 0, 0],
    ]);
  });
});

describe("economic cards · DC-4", () => {
  test("Bazaar gives one of each, pays nothing, and is deactivated · DC-4", () => {
    const play = on("bazaar").answer("use-white");
    expect([play.stock(), play.at("white-1"), play.told("paid")]).toEqual([[1, 1, 1], "bazaar off", []]);
  });

  test("Market Place: 1 or 2 of one resource, 2 of another for each, kinds may differ · DC-4", () => {
    const play = on("market-place", { stock: [2, 1, 0] }).answer("use-white");
    expect(play.legal).toEqual(["pay-1-wood", "pay-2-wood", "pay-1-stone"]);
    play.answer("pay-2-wood");
    expect(play.legal).toEqual(["stone", "iron"]);
    play.answer("stone");
    expect(play.legal).toEqual(["stone", "iron"]);
    expect(play.answer("iron").stock()).toEqual([0, 3, 2]);
    expect(play.asked).toBe("0 dice");
  });

  test("Market Place: for one paid, two of one other kind · DC-4", () => {
    expect(
      on("market-place", { stock: [2, 1, 0] })
        .answers("use-white", "pay-1-stone", "wood")
        .stock(),
    ).toEqual([4, 0, 0]);
  });

  test("Storehouse: 1 paid, 3 of the same gained · DC-4", () => {
    const play = on("storehouse", { stock: [1, 0, 2] }).answer("use-white");
    expect(play.legal).toEqual(["wood", "iron"]);
    expect(play.answer("iron").stock()).toEqual([1, 0, 4]);
  });

  test("Merchant Guild: 1 for each active HARVEST card of this row, printed ones not; deactivated · DC-4", () => {
    const city = {
      "white-2": "lumber-mill",
      "white-3": "lumber-mill",
      "white-4": "mine off",
      "white-5": "quarry",
      "red-2": "mine",
    } as const;
    const play = on("merchant-guild", { city }).answer("use-white");
    expect([play.stock(), play.at("white-1")]).toEqual([[2, 1, 0], "merchant-guild off"]);
  });

  test.each([
    ["forest", {}, [2, 0, 0]],
    ["lumber-mill", { "black-3": "lumber-mill" }, [3, 0, 0]],
    ["quarry", { "black-3": "quarry" }, [0, 3, 0]],
    ["bazaar", { "black-3": "bazaar" }, [1, 1, 1]],
    ["merchant-guild", { "black-3": "merchant-guild", "black-4": "mine" }, [0, 0, 1]],
  ] as const)("Mint raises resource locations only: %s · DC-4 DC-14", (_, city, stock) => {
    expect(on("mint", { city }).answers("use-white", "use-black").stock()).toEqual(stock);
  });

  test("Mint does not raise what was used before it, and adds up with itself · DC-14", () => {
    const play = on("mint", { city: { "red-1": "mint" }, dice: { red: 1, blue: 1 } });
    play.answers("use-blue", "use-white", "use-red", "use-black");
    expect(play.stock()).toEqual([4, 0, 0]);
  });

  test("turn effects and strength last until the end of the turn · DC-14", () => {
    const play = on("mint", { city: { "yellow-1": "blacksmith" }, dice: { yellow: 1, red: 2 } });
    play.answers("use-white", "use-yellow", "use-red").endTurn(1, 1, 1, 1, 1).endTurn(1, 1, 1, 1, 1);
    expect(play.strength).toEqual([0, 0]);
    expect(play.view().turn).toMatchObject({ mints: 0, blacksmiths: 0, trainingCamps: 0 });
  });
});

describe("cultural cards · DC-4", () => {
  test.each<[Stock, number]>([
    [[2, 2, 2], 3],
    [[3, 1, 0], 1],
    [[5, 4, 1], 4],
    [[1, 1, 2], 1],
  ])("Festival Hall with %j: %i tokens, per kind, and nothing is spent · DC-4", (stock, tokens) => {
    const play = on("festival-hall", { stock }).answer("use-white");
    expect([play.tokens(), play.stock()]).toEqual([tokens, stock]);
  });

  test("Manor gives 2 tokens · DC-4", () => {
    expect(on("manor").answer("use-white").tokens()).toBe(2);
  });
});

describe("civic cards · DC-4", () => {
  test("Stables move one unused die to any other column of its row, never the die spent on them · DC-4 DC-11", () => {
    const play = on("stables", { dice: { red: 2 } }).answer("use-white");
    expect(play.legal).toEqual(["die-red", "die-black"]);
    play.answer("die-red");
    expect(play.legal).toEqual(["column-1", "column-3", "column-4", "column-5", "column-6"]);
    play.answer("column-5");
    expect([play.die("red"), play.die("white")]).toEqual(["5", "1 spent"]);
    expect(play.answer("use-red").tokens()).toBe(1);
  });

  test("Well rerolls this die, which can be used again, and any others that are unused · DC-4", () => {
    const play = on("well", { dice: { red: 2 } }).answer("use-white");
    expect(play.legal).toEqual(["die-red", "die-black", "done"]);
    play.answer("die-black");
    expect(play.legal).toEqual(["die-red", "done"]);
    play.answer("done", 6, 5);
    expect([play.die("white"), play.die("black"), play.die("red")]).toEqual(["6", "5", "2"]);
    expect(play.legalTo("use")).toEqual(["white", "red", "black"]);
  });

  test("Well may reroll this die alone · DC-4", () => {
    const play = on("well").answer("use-white").answer("done", 2);
    expect([play.die("white"), play.die("black")]).toEqual(["2", "3"]);
  });
});

describe("deactivated · DC-13", () => {
  test("it cannot be used; without its token it works at once · DC-13", () => {
    const play = position({ dice: { white: 1, black: 1 }, city: { "white-1": "manor off" } });
    expect(play.legalTo("use")).toEqual(["black"]);
    play.answers("spend-black", "white-1", "use-white");
    expect(play.tokens()).toBe(2);
  });

  test("its passive effect does not work until it is woken · DC-13", () => {
    const city = { "red-1": "great-wall off", "red-2": "manor" } as const;
    const play = position({ dice: { white: 1 }, city });
    expect(play.defense("red-2")).toBe(4);
    expect(play.answers("spend-white", "red-1").defense("red-2")).toBe(6);
  });

  test("a ⊘ card woken by another die can be used twice in a turn · DC-13", () => {
    const city = { "white-1": "town-hall", "red-1": "bazaar" } as const;
    const play = position({ dice: { white: 1, red: 1, black: 1 }, city });
    play.answers("use-red", "spend-black", "red-1", "use-white", "red-1");
    expect([play.stock(), play.at("red-1")]).toEqual([[2, 2, 2], "bazaar off"]);
  });
});
