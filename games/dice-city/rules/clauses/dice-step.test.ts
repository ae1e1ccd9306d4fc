import { describe, expect, test } from "vitest";
import type { DeckCard } from "../pieces/locations.ts";
import { position } from "./position.ts";

const DISPLAY: DeckCard[] = ["well", "manor", "mint", "church", "bazaar", "stables", "cathedral", "catapult"];

describe("spending a die · DC-11", () => {
  test("dice are used in any order, each once · DC-11", () => {
    const play = position({ dice: { white: 1, black: 1 } });
    expect(play.legalTo("use")).toEqual(["white", "black"]);
    play.answer("use-black");
    expect(play.stock()).toEqual([0, 1, 0]);
    expect(play.die("black")).toBe("1 spent");
    expect(play.legalTo("use")).toEqual(["white"]);
    expect(play.legalTo("spend")).toEqual(["white"]);
  });

  test("it moves another unspent die one column left or right, without going round · DC-11b", () => {
    const play = position({ dice: { white: 3, red: 1, blue: 6, black: 4 } }).answer("spend-white");
    expect(play.legalTo("move")).toEqual(["red-right", "blue-left", "black-left", "black-right"]);
    play.answer("move-black-left");
    expect([play.die("black"), play.die("white")]).toEqual(["3", "3 spent"]);
  });

  test("the die that moves another is never the one moved · DC-11", () => {
    expect(
      position({ dice: { white: 3 } })
        .answer("spend-white")
        .legalTo("move"),
    ).toEqual([]);
  });

  test("it exchanges exactly four open cards for new ones in their places · DC-11c", () => {
    const deck: DeckCard[] = ["mint", "mint", "mint", "manor", "storehouse"];
    const play = position({ dice: { white: 1 }, display: DISPLAY, deck }).answers(
      "spend-white",
      "refresh",
      "display-6",
      "display-1",
      "display-0",
    );
    expect(play.legalTo("display")).toEqual(["2", "3", "4", "5", "7"]);
    expect(play.question).toEqual({ kind: "refresh", left: 1 });
    play.answer("display-7");
    const { market } = play.view();
    expect(market.display).toEqual(["mint", "mint", "mint", "church", "bazaar", "stables", "mint", "manor"]);
    expect([market.deck, market.discard]).toEqual([1, ["well", "manor", "cathedral", "catapult"]]);
  });

  test("once per turn · DC-11c", () => {
    const play = position({
      dice: { white: 1, red: 1 },
      display: DISPLAY,
      deck: Array(8).fill("well") as DeckCard[],
    });
    play.answers("spend-white", "refresh", "display-0", "display-1", "display-2", "display-3", "spend-red");
    expect(play.legal).not.toContain("refresh");
  });

  test("as many come as the deck has · DC-11c", () => {
    const play = position({ dice: { white: 1 }, display: DISPLAY, deck: ["mint"] });
    play.answers("spend-white", "refresh", "display-2", "display-3", "display-4", "display-5");
    expect(play.view().market.display.filter((card) => card === null)).toHaveLength(3);
    expect(play.view().market.deck).toBe(0);
  });

  test("not offered with an empty deck or fewer than four open cards · DC-11c", () => {
    const offers = (display: (DeckCard | null)[], deck: DeckCard[]) =>
      position({ dice: { white: 1 }, display, deck })
        .answer("spend-white")
        .legal.includes("refresh");
    expect(offers(DISPLAY, [])).toBe(false);
    expect(offers(["well", null, "well", null, "well"], ["mint"])).toBe(false);
    expect(offers(["well", null, "well", "mint", "well"], ["mint"])).toBe(true);
  });

  test("it takes the token off any one of one's own locations · DC-11d", () => {
    const city = { "white-2": "manor off", "red-3": "well off", "red-4": "mint" } as const;
    const play = position({ dice: { black: 1 }, city, others: [{ city }] }).answer("spend-black");
    expect(play.legal.filter((id) => /-\d$/.test(id))).toEqual(["white-2", "red-3"]);
    play.answer("red-3");
    expect([play.at("red-3"), play.at("white-2"), play.at("red-3", 1)]).toEqual([
      "well",
      "manor off",
      "well off",
    ]);
    expect(play.told("woken")).toMatchObject([{ location: "well", row: "red", column: 3 }]);
  });

  test("it takes a pass token, once per turn; the turn goes on · DC-11e", () => {
    const play = position({ dice: { white: 1, red: 1 } }).answers("spend-white", "pass");
    expect(play.player(0).passTokens).toBe(1);
    expect(play.asked).toBe("0 dice");
    expect(play.answer("spend-red").legal).not.toContain("pass");
  });

  test("it may be taken again in one's next turn · DC-11e", () => {
    const play = position({ dice: { white: 1 } }).answers("spend-white", "pass");
    play.endTurn(1, 1, 1, 1, 1).endTurn(1, 1, 1, 1, 1);
    expect(play.answer("spend-white").legal).toContain("pass");
  });

  test("it may be spent for nothing · DC-11f", () => {
    const play = position({ dice: { white: 1, red: 1 } }).answers("spend-white", "nothing");
    expect([play.die("white"), play.stock()]).toEqual(["1 spent", [0, 0, 0]]);
  });

  test.each([
    ["a", ["use-white"]],
    ["b", ["spend-white", "move-black-left"]],
    ["c", ["spend-white", "refresh", "display-0", "display-1", "display-2", "display-3"]],
    ["d", ["spend-white", "red-3"]],
    ["e", ["spend-white", "pass"]],
    ["f", ["spend-white", "nothing"]],
  ])("each way spends this die and no other · DC-11%s", (_, answers) => {
    const play = position({ dice: { white: 1, black: 4 }, city: { "red-3": "well off" } });
    play.answers(...answers);
    expect([play.die("white"), play.legalTo("spend")]).toEqual(["1 spent", ["black"]]);
  });
});

describe("a use is offered only if it can change something · DC-11", () => {
  const offered = (laid: Parameters<typeof position>[0]) => position(laid).legal.includes("use-white");
  const on = (card: DeckCard, more: Parameters<typeof position>[0] = {}) =>
    offered({ dice: { white: 1 }, ...more, city: { "white-1": card, ...more.city } });

  test("Storehouse and Market Place need something to pay · DC-11", () => {
    expect([on("storehouse"), on("storehouse", { stock: [0, 0, 1] })]).toEqual([false, true]);
    expect([on("market-place"), on("market-place", { stock: [0, 1, 0] })]).toEqual([false, true]);
  });

  test("Festival Hall needs two equal resources · DC-11", () => {
    expect([on("festival-hall", { stock: [1, 1, 1] }), on("festival-hall", { stock: [1, 2, 1] })]).toEqual([
      false,
      true,
    ]);
  });

  test("Merchant Guild needs an active HARVEST card in its row · DC-11", () => {
    expect(on("merchant-guild")).toBe(false);
    expect(on("merchant-guild", { city: { "white-2": "mine off", "red-1": "mine" } })).toBe(false);
    expect(on("merchant-guild", { city: { "white-2": "mine" } })).toBe(true);
  });

  test("Barracks need an army in its pile · DC-11 DC-16", () => {
    const left = (armies: number) => on("barracks", { left: { "regular-army": armies } });
    expect([left(0), left(1)]).toEqual([false, true]);
  });

  test.each(["stables", "blacksmith", "mint"] as const)(
    "%s needs another unspent die · DC-11 DC-14",
    (card) => {
      expect([on(card), on(card, { dice: { white: 1, red: 1 } })]).toEqual([false, true]);
    },
  );

  test("Training Camp needs a bandit that can still be weakened · DC-11 DC-14", () => {
    expect(on("training-camp", { left: { "bandits-2": 0, "bandits-3": 0, "bandits-4": 0 } })).toBe(false);
    expect(on("training-camp", { left: { "bandits-2": 0, "bandits-3": 0, "bandits-4": 1 } })).toBe(true);
  });

  test("Training Camp is not offered once every bandit that is left has defense 1 · DC-11 DC-14", () => {
    const city = {
      "yellow-1": "training-camp",
      "red-1": "training-camp",
      "blue-1": "training-camp",
      "black-1": "training-camp",
    } as const;
    const camps = { dice: { white: 1, yellow: 1, red: 1, blue: 1, black: 1 }, city } as const;
    // Defense 1, 1 and 2 after three of them.
    const three = ["use-yellow", "use-red", "use-blue"] as const;
    expect(
      position({ ...camps, left: { "bandits-4": 0 } })
        .answers(...three)
        .legalTo("use"),
    ).toEqual(["white"]);
    expect(
      position(camps)
        .answers(...three)
        .legalTo("use"),
    ).toEqual(["white", "black"]);
    expect(
      position(camps)
        .answers(...three, "use-black")
        .legalTo("use"),
    ).toEqual(["white"]);
  });

  test.each(["cathedral", "grand-statue", "great-wall"] as const)("%s has no use · DC-4 DC-11", (card) => {
    expect(on(card)).toBe(false);
  });

  test.each(["blacksmith", "mint"] as const)(
    "a copied %s needs another unspent die too · DC-11 DC-14 DC-15",
    (card) => {
      const city = { "white-1": "town-hall", "red-2": card } as const;
      const copied = (dice: NonNullable<Parameters<typeof position>[0]>["dice"]) =>
        position({ city, dice: { white: 1, ...dice } })
          .answer("use-white")
          .legal.includes("red-2");
      expect([copied({}), copied({ black: 1 })]).toEqual([false, true]);
    },
  );

  test("a copier needs a target: Church a die on another location that has a use · DC-11 DC-15", () => {
    expect(on("church")).toBe(false);
    expect(on("church", { dice: { white: 1, red: 1 } })).toBe(true);
    expect(on("church", { dice: { white: 1, red: 1 }, city: { "red-1": "great-wall" } })).toBe(false);
    expect(on("church", { dice: { white: 1, red: 1 }, city: { "red-1": "storehouse" } })).toBe(false);
  });

  test("a Cemetery in a row without any use gives nothing · DC-11 DC-15", () => {
    const walls = { "white-2": "great-wall", "white-3": "cathedral", "white-4": "great-wall" } as const;
    const city = { ...walls, "white-5": "cemetery", "white-6": "grand-statue" } as const;
    expect(on("cemetery", { city })).toBe(false);
    expect(on("cemetery", { city: { ...city, "white-6": "manor" } })).toBe(true);
  });
});

describe("the end of the step · DC-11", () => {
  test("the steps come in strict order: what belongs to another is not offered, and none comes back · DC-11 DC-17 DC-18", () => {
    const play = position({
      dice: { white: 1 },
      passTokens: 2,
      strength: 6,
      stock: [3, 2, 2],
      display: ["well"],
    });
    const offered = () => new Set(play.legal.map((id) => id.split("-")[0]));
    expect(offered()).toEqual(new Set(["use", "spend", "passes", "done"]));
    play.answer("done");
    expect(offered()).toEqual(new Set(["bandit", "done"]));
    play.answer("done");
    expect(offered()).toEqual(new Set(["buy", "ship", "done"]));
    expect(play.told("step").map(({ step }) => step)).toEqual(["attack", "build"]);
    play.answer("done", 1, 1, 1, 1, 1);
    expect(play.asked).toBe("1 dice");
  });

  test("the player ends it at any moment; dice not yet spent are lost · DC-11", () => {
    const play = position({ dice: { white: 1, red: 1 }, strength: 3 });
    expect(play.legal).toContain("done");
    play.answer("use-white").answer("done");
    expect(play.asked).toBe("0 attack");
    expect(play.answer("done").asked).toBe("0 build");
  });

  test("with all five spent and fewer than two pass tokens it ends by itself · DC-11", () => {
    const play = position({ dice: { white: 1 }, passTokens: 1, strength: 3 });
    expect(play.answer("use-white").asked).toBe("0 attack");
  });

  test("with all five spent and two pass tokens it goes on until they are spent or it is ended · DC-11 DC-12", () => {
    const play = position({ dice: { white: 1 }, passTokens: 2 }).answer("use-white");
    expect(play.asked).toBe("0 dice");
    expect(play.legalTo("passes")).toEqual(["wood", "stone", "iron", "strength", "reroll"]);
    expect(play.answer("passes-iron").asked).toBe("0 build");
  });

  test("a pass token taken with the last die can be the second · DC-11 DC-12", () => {
    expect(position({ dice: { white: 1 }, passTokens: 1 }).answers("spend-white", "pass").asked).toBe(
      "0 dice",
    );
  });
});
