import { sightOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../rules/clauses/position.ts";
import { game } from "../rules/index.ts";
import { offersOf } from "./offers.ts";

test("nothing is offered to players who are not asked", () => {
  const { dice, gates, cards, done } = offersOf(null, 0);
  expect([dice.size, gates.size, cards.size, done]).toEqual([0, 0, 0, undefined]);
});

describe("in the step of dice", () => {
  test("a die is used where it stands, and its gate offers the other ways · DC-11", () => {
    const offers = asked({ dice: { white: 1, red: 2 } });
    expect([...offers.dice]).toEqual([
      ["white", "use-white"],
      ["red", "use-red"],
    ]);
    expect(offers.gates.get("red")).toBe("spend-red");
    expect(offers.done).toBe("done");
  });

  test("a die that can move is offered where it would stand · DC-11b", () => {
    const offers = asked({ dice: { white: 1, red: 2 } }, "spend-white");
    expect([...offers.spots]).toEqual([
      ["red-1", "move-red-left"],
      ["red-3", "move-red-right"],
    ]);
    expect(offers.gates).toEqual(new Map([["white", "nothing"]]));
    expect(offers.passToken).toBe("pass");
  });

  test("a token to take off is offered beside the die that could move there · DC-11d", () => {
    const offers = asked({ dice: { white: 1, red: 2 }, city: { "red-3": "manor off" } }, "spend-white");
    expect(offers.tokens.get("red-3")).toBe("red-3");
    expect(offers.spots.get("red-3")).toBe("move-red-right");
  });

  test("two pass tokens are traded at the sums they become · DC-12", () => {
    const offers = asked({ dice: { white: 1 }, passTokens: 2 });
    expect(offers.resources.get("iron")).toBe("passes-iron");
    expect([offers.strength, offers.passToken]).toEqual(["passes-strength", "passes-reroll"]);
  });

  test("a reroll points at the dice of its victim · DC-12", () => {
    const offers = asked({ dice: { white: 1 }, passTokens: 2 }, "passes-reroll");
    expect(offers.diceOf).toBe(1);
    expect(offers.dice.size).toBe(5);
  });

  test("the columns of the Stables are places in the street of the die · DC-4", () => {
    const offers = asked(
      { dice: { white: 2, red: 1 }, city: { "white-2": "stables" } },
      "use-white",
      "die-red",
    );
    expect([...offers.spots.keys()]).toEqual(["red-2", "red-3", "red-4", "red-5", "red-6"]);
  });

  test("the Market Place asks for one or two of a resource · DC-4", () => {
    const offers = asked(
      { dice: { white: 2 }, city: { "white-2": "market-place" }, stock: [2, 1, 0] },
      "use-white",
    );
    expect(offers.payments.get("wood")?.map(({ count }) => count)).toEqual([1, 2]);
    expect(offers.payments.get("stone")?.map(({ count }) => count)).toEqual([1]);
    expect(offers.payments.has("iron")).toBe(false);
  });
});

test("an attack is offered on the victim's city with its cost and its points · DC-17", () => {
  const offers = asked({
    step: "attack",
    strength: 4,
    others: [{ city: { "blue-2": "manor" }, stock: [1, 0, 0] }],
  });
  expect(offers.attacks.get(1)?.get("blue-2")).toMatchObject({ cost: 4, points: 2 });
  expect(offers.robberies.get(1)?.get("wood")).toBe("rob-1-wood");
  expect([...offers.bandits.keys()]).toEqual([2, 3]);
});

test("cards, piles and ships are offered as far as the stock goes · DC-18", () => {
  const offers = asked({ step: "build", stock: [2, 2, 2], display: ["cathedral", "well", "well"] });
  expect([...offers.cards.keys()]).toEqual([
    "cathedral",
    "well",
    "lumber-mill",
    "quarry",
    "mine",
    "regular-army",
  ]);
  expect([...offers.ships.keys()]).toEqual([5]);
});

/** What seat 0 is offered in a position, after these answers. */
function asked(laid: Parameters<typeof position>[0], ...answers: string[]) {
  const { state } = position(laid).answers(...answers);
  return offersOf(sightOf(game, state, 0).decision, 0);
}
