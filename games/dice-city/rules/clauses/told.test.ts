import { describe, expect, test } from "vitest";
import type { DeckCard } from "../pieces/locations.ts";
import { newGame, position } from "./position.ts";

const DISPLAY: DeckCard[] = ["well", "manor", "mint", "church", "bazaar", "stables", "cathedral", "catapult"];

/** The black die waits, so that the step goes on. */
const dice = (laid: NonNullable<Parameters<typeof position>[0]>) =>
  position({ display: DISPLAY, ...laid, dice: { white: 1, black: 4, ...laid.dice } });

describe("what is told of a die that is spent · DC-11", () => {
  test("on the location under it · DC-11a", () => {
    expect(dice({}).answer("use-white").events).toEqual([
      { kind: "spent", seat: 0, die: "white", on: "use" },
      { kind: "used", seat: 0, location: "forest", row: "white", column: 1, copied: false },
      { kind: "gained", seat: 0, amounts: { wood: 1, stone: 0, iron: 0 } },
    ]);
  });

  test.each([
    ["left", 3],
    ["right", 5],
  ])("on moving another one column to the %s · DC-11b", (way, to) => {
    expect(dice({}).answers("spend-white", `move-black-${way}`).events).toEqual([
      { kind: "spent", seat: 0, die: "white", on: "move" },
      { kind: "die-moved", seat: 0, die: "black", from: 4, to },
    ]);
  });

  test("on four new cards: where, which go and which come · DC-11c", () => {
    const chosen = ["display-6", "display-1", "display-0", "display-7"];
    const play = dice({ deck: ["mint", "storehouse", "church"] });
    expect(play.answers("spend-white", "refresh", ...chosen).events).toEqual([
      { kind: "spent", seat: 0, die: "white", on: "refresh" },
      {
        kind: "refreshed",
        seat: 0,
        places: [0, 1, 6, 7],
        gone: ["well", "manor", "cathedral", "catapult"],
        come: ["mint", "storehouse", "church"],
      },
    ]);
  });

  test("on waking a location · DC-11d", () => {
    const play = dice({ city: { "red-3": "well off" } });
    expect(play.answers("spend-white", "red-3").events).toEqual([
      { kind: "spent", seat: 0, die: "white", on: "wake" },
      { kind: "woken", seat: 0, location: "well", row: "red", column: 3 },
    ]);
  });

  test("on a pass token · DC-11e", () => {
    expect(dice({}).answers("spend-white", "pass").events).toEqual([
      { kind: "spent", seat: 0, die: "white", on: "pass" },
      { kind: "pass-token", seat: 0 },
    ]);
  });

  test("on nothing · DC-11f", () => {
    expect(dice({}).answers("spend-white", "nothing").events).toEqual([
      { kind: "spent", seat: 0, die: "white", on: "nothing" },
    ]);
  });
});

describe("what is told of two pass tokens · DC-12", () => {
  test("for a resource · DC-12", () => {
    expect(dice({ passTokens: 2 }).answer("passes-stone").events).toEqual([
      { kind: "pass-tokens-spent", seat: 0, on: "stone" },
      { kind: "gained", seat: 0, amounts: { wood: 0, stone: 1, iron: 0 } },
    ]);
  });

  test("for strength · DC-12", () => {
    expect(dice({ passTokens: 2 }).answer("passes-strength").events).toEqual([
      { kind: "pass-tokens-spent", seat: 0, on: "strength" },
      { kind: "strength", seat: 0, strength: 1, against: "all" },
    ]);
  });

  test("for a reroll: whose die, where it stood and where it stands · DC-12", () => {
    const play = dice({ passTokens: 2, others: [{ dice: { red: 2 } }] });
    const rerolled = play.answer("passes-reroll").answer("die-red", 5).answer("die-black", 6).events;
    expect(rerolled).toEqual([
      { kind: "pass-tokens-spent", seat: 0, on: "reroll" },
      { kind: "rerolled", seat: 1, die: "red", from: 2, to: 5 },
      { kind: "rerolled", seat: 0, die: "black", from: 4, to: 6 },
    ]);
  });
});

describe("what is told of a use · DC-4", () => {
  test("a copy is told as one, and every token · DC-15", () => {
    const play = dice({ city: { "white-1": "cemetery", "white-2": "catapult" } });
    expect(play.answers("use-white", "white-2").events.slice(1)).toEqual([
      { kind: "used", seat: 0, location: "cemetery", row: "white", column: 1, copied: false },
      { kind: "tired", seat: 0, location: "cemetery", row: "white", column: 1 },
      { kind: "used", seat: 0, location: "catapult", row: "white", column: 2, copied: true },
      { kind: "tired", seat: 0, location: "catapult", row: "white", column: 2 },
      { kind: "strength", seat: 0, strength: 3, against: "all" },
    ]);
  });

  test("the strength that Blacksmiths add is told beside an army's own · DC-14", () => {
    const play = dice({ city: { "white-1": "blacksmith", "black-4": "watch-tower" } });
    expect(
      play
        .answers("use-white", "use-black")
        .events.filter(({ kind }) => kind === "for-this-turn" || kind === "strength"),
    ).toEqual([
      { kind: "for-this-turn", seat: 0, location: "blacksmith" },
      { kind: "strength", seat: 0, strength: 3, against: "bandits" },
      { kind: "strength", seat: 0, strength: 1, against: "all" },
    ]);
  });

  test("Barracks: the army, and what it covers · DC-16", () => {
    const play = dice({ city: { "white-1": "barracks" } });
    expect(play.answers("use-white", "blue-6").events.slice(2)).toEqual([
      { kind: "built", seat: 0, card: "regular-army", covered: "cave", row: "blue", column: 6 },
    ]);
  });

  test("Market Place: what is paid, and what is gained each time · DC-4", () => {
    const play = dice({ city: { "white-1": "market-place" }, stock: [2, 0, 0] });
    expect(play.answers("use-white", "pay-2-wood", "stone", "iron").events.slice(2)).toEqual([
      { kind: "paid", seat: 0, amounts: { wood: 2, stone: 0, iron: 0 } },
      { kind: "gained", seat: 0, amounts: { wood: 0, stone: 2, iron: 0 } },
      { kind: "gained", seat: 0, amounts: { wood: 0, stone: 0, iron: 2 } },
    ]);
  });

  test("Storehouse: one paid, three gained · DC-4", () => {
    const play = dice({ city: { "white-1": "storehouse" }, stock: [0, 0, 1] });
    expect(play.answers("use-white", "iron").events.slice(2)).toEqual([
      { kind: "paid", seat: 0, amounts: { wood: 0, stone: 0, iron: 1 } },
      { kind: "gained", seat: 0, amounts: { wood: 0, stone: 0, iron: 3 } },
    ]);
  });

  test("Stables: from where to where · DC-4", () => {
    const play = dice({ city: { "white-1": "stables" } });
    expect(play.answers("use-white", "die-black", "column-1").events.slice(2)).toEqual([
      { kind: "die-moved", seat: 0, die: "black", from: 4, to: 1 },
    ]);
  });

  test("Well: this die first, then the others · DC-4", () => {
    const play = dice({ city: { "white-1": "well" } }).answers("use-white", "die-black");
    expect(play.answer("done", 6, 5).told("rerolled")).toEqual([
      { kind: "rerolled", seat: 0, die: "white", from: 1, to: 6 },
      { kind: "rerolled", seat: 0, die: "black", from: 4, to: 5 },
    ]);
  });
});

describe("what is told of an attack · DC-17", () => {
  /** Something is left to attack, so that the step goes on. */
  const attack = (laid: NonNullable<Parameters<typeof position>[0]>) =>
    position({ step: "attack", strength: 20, ...laid });

  test("bandits: which, and for how much · DC-17", () => {
    expect(attack({}).answer("bandit-3").events).toEqual([{ kind: "bandit", seat: 0, bandit: 3, cost: 4 }]);
  });

  test("bandits that Training Camps have weakened: for how much less · DC-14 DC-17", () => {
    const play = dice({ city: { "white-1": "training-camp" }, strength: 9 }).answers("use-white", "done");
    expect(play.answer("bandit-3").told("bandit")).toEqual([{ kind: "bandit", seat: 0, bandit: 3, cost: 3 }]);
  });

  test("a location: whose, where, for how much, and the points for it · DC-17", () => {
    const play = attack({ others: [{}, { city: { "red-1": "great-wall", "red-2": "manor" } }] });
    expect(play.answer("attack-2-red-2").events).toEqual([
      { kind: "attacked", seat: 0, victim: 2, location: "manor", row: "red", column: 2, cost: 6 },
      { kind: "points", seat: 0, points: 2 },
    ]);
  });

  test("stock: whose and what · DC-17", () => {
    const play = attack({ others: [{}, { stock: [0, 0, 1] }] });
    expect(play.answer("rob-2-iron").events).toEqual([
      { kind: "robbed", seat: 0, victim: 2, resource: "iron" },
      { kind: "gained", seat: 0, amounts: { wood: 0, stone: 0, iron: 1 } },
    ]);
  });

  test("a step is told when it begins, and not again after each attack or purchase · DC-17 DC-18", () => {
    const play = position({ dice: { white: 1 }, strength: 9, stock: [4, 0, 0] });
    play.answers(
      "done",
      "bandit-2",
      "bandit-2",
      "done",
      "buy-lumber-mill",
      "red-1",
      "buy-lumber-mill",
      "red-2",
    );
    expect(play.told("step")).toEqual([
      { kind: "step", seat: 0, step: "attack" },
      { kind: "step", seat: 0, step: "build" },
    ]);
  });
});

describe("what is told of building and trading · DC-18", () => {
  const build = (laid: NonNullable<Parameters<typeof position>[0]>) =>
    position({ step: "build", display: [], ...laid });

  test("a card: its price, what it covers, and what comes in its place · DC-18 DC-19", () => {
    const play = build({
      stock: [1, 2, 0],
      display: ["mint", "manor"],
      deck: ["well", "mint"],
      city: { "red-1": "church" },
    });
    expect(play.answers("buy-manor", "red-1").events).toEqual([
      { kind: "paid", seat: 0, amounts: { wood: 1, stone: 2, iron: 0 } },
      { kind: "built", seat: 0, card: "manor", covered: "church", row: "red", column: 1 },
      { kind: "refilled", place: 1, card: "well" },
    ]);
  });

  test("each stone or iron more for a Grand Statue · DC-4", () => {
    const play = build({ stock: [0, 1, 2], display: ["grand-statue"], deck: [] });
    play.answers("buy-grand-statue", "red-1");
    expect(play.answer("iron").events.slice(-2)).toEqual([
      { kind: "paid", seat: 0, amounts: { wood: 0, stone: 0, iron: 1 } },
      { kind: "points", seat: 0, points: 1 },
    ]);
  });

  test("a ship and its price · DC-6 DC-18", () => {
    expect(build({ stock: [3, 3, 3] }).answer("ship-10").events).toEqual([
      { kind: "paid", seat: 0, amounts: { wood: 3, stone: 3, iron: 3 } },
      { kind: "ship", seat: 0, ship: 10 },
    ]);
  });

  test("alone, a ship and a bandit, and the points that they are taken for · DC-27", () => {
    const play = position({ others: [], step: "attack", strength: 5, stock: [2, 2, 2], display: [] });
    expect(play.answers("bandit-4", "ship-5").events).toEqual([
      { kind: "bandit", seat: 0, bandit: 4, cost: 5 },
      { kind: "points", seat: 0, points: 4 },
      { kind: "step", seat: 0, step: "build" },
      { kind: "paid", seat: 0, amounts: { wood: 2, stone: 2, iron: 2 } },
      { kind: "ship", seat: 0, ship: 5 },
      { kind: "points", seat: 0, points: 5 },
    ]);
  });
});

describe("what is told of the beginning and the end of a turn · DC-10 DC-20", () => {
  test("who begins, everybody's dice and the first turn · DC-9 DC-10", () => {
    expect(newGame(2, {}, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2).events).toEqual([
      { kind: "begins", first: 0 },
      { kind: "rolled", seat: 0, dice: { white: 1, yellow: 2, red: 3, blue: 4, black: 5 } },
      { kind: "rolled", seat: 1, dice: { white: 6, yellow: 5, red: 4, blue: 3, black: 2 } },
      { kind: "turn", seat: 0, turn: 1 },
    ]);
  });

  test("what is lost, the dice, and whose turn is next · DC-20", () => {
    const play = position({ step: "build", turn: 7, stock: [1, 3, 4], others: [{}, {}] });
    expect(play.answer("done", 6, 5, 4, 3, 2).events).toEqual([
      { kind: "lost", seat: 0, amounts: { wood: 0, stone: 2, iron: 3 } },
      { kind: "rolled", seat: 0, dice: { white: 6, yellow: 5, red: 4, blue: 3, black: 2 } },
      { kind: "turn", seat: 1, turn: 8 },
    ]);
  });

  test("alone, the row that leaves and the one that comes, while cards last · DC-28", () => {
    const display = [...DISPLAY.slice(0, 5), null, ...DISPLAY.slice(6)];
    const play = position({ others: [], step: "build", display, deck: ["mint", "storehouse"] });
    expect(play.answer("done", 1, 1, 1, 1, 1).events.slice(0, 1)).toEqual([
      { kind: "row-left", gone: ["bazaar", "cathedral", "catapult"], come: ["mint", "storehouse"] },
    ]);
  });

  test("who has called the end, and why · DC-23", () => {
    const play = position({ step: "build", deck: [], others: [{ tokens: 3 }] });
    expect(play.answer("done").events).toEqual([
      { kind: "ending", seat: 0, why: "deck" },
      { kind: "turn", seat: 1, turn: 2 },
    ]);
    expect(play.endTurn().events.slice(-1)).toEqual([{ kind: "over", scores: [0, 3] }]);
  });
});
