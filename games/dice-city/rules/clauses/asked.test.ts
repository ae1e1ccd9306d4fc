import type { Seat } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Answer } from "../asking.ts";
import { game } from "../index.ts";
import { type Playing, position } from "./position.ts";

const dice = (laid: NonNullable<Parameters<typeof position>[0]>) =>
  position({ ...laid, dice: { white: 1, black: 4, ...laid.dice } });

/** All that an answer says of itself. */
const offered = ({ state }: Playing, id: string): Answer | undefined =>
  game.decision(state, state.turn.seat)?.answers.find((answer) => answer.id === id);

describe("who is asked", () => {
  test("only the player whose turn it is, and everybody sees that · DC-11 DC-21", () => {
    const play = dice({ others: [{}, {}] }).answer("spend-white");
    const isAsked = (seat: Seat) => game.decision(play.state, seat) !== null;
    expect([game.asked(play.state), [0, 1, 2].map(isAsked)]).toEqual([[0], [true, false, false]]);
    expect(play.view(2).awaited).toEqual({ seats: [0], question: "spend" });
  });

  test("nobody, once the game is over · DC-24", () => {
    const play = position({ step: "build", deck: [], first: 1 }).answer("done");
    expect([game.asked(play.state), game.decision(play.state, 0), play.view().awaited]).toEqual([
      [],
      null,
      null,
    ]);
  });
});

describe("what a question says", () => {
  test("which die is spent in another way · DC-11", () => {
    expect(dice({}).answer("spend-black").question).toEqual({ kind: "spend", die: "black" });
  });

  test("how many cards are still to be chosen · DC-11c", () => {
    const play = dice({}).answers("spend-white", "refresh");
    expect(play.question).toEqual({ kind: "refresh", left: 4 });
    expect(play.answer("display-2").question).toEqual({ kind: "refresh", left: 3 });
  });

  test("what was paid at a Market Place, and how often to choose · DC-4", () => {
    const play = dice({ city: { "white-1": "market-place" }, stock: [0, 2, 0] });
    play.answers("use-white", "pay-2-stone");
    expect(play.question).toEqual({ kind: "receive", paid: "stone", left: 2 });
    expect(play.answer("iron").question).toEqual({ kind: "receive", paid: "stone", left: 1 });
  });

  test("which die the Stables move · DC-4", () => {
    const play = dice({ city: { "white-1": "stables" } }).answers("use-white", "die-black");
    expect(play.question).toEqual({ kind: "stable-column", die: "black" });
  });

  test("which dice a Well rolls beside its own · DC-4", () => {
    const play = dice({ city: { "white-1": "well" }, dice: { red: 2 } }).answers("use-white", "die-black");
    expect(play.question).toEqual({ kind: "well", chosen: ["black"] });
    expect(play.answer("die-red").question).toEqual({ kind: "well", chosen: ["black", "red"] });
  });

  test("with how much strength to attack · DC-17", () => {
    expect(position({ step: "attack", strength: 3, banditStrength: 4 }).question).toEqual({
      kind: "attack",
      strength: 3,
      banditStrength: 4,
    });
  });

  test("which card is placed · DC-18", () => {
    const play = position({ step: "build", stock: [0, 2, 0], display: [] }).answer("buy-quarry");
    expect(play.question).toEqual({ kind: "place", card: "quarry" });
  });

  test("how much more may be paid for a Grand Statue · DC-4", () => {
    const play = position({ step: "build", stock: [0, 4, 1], display: ["grand-statue"] });
    play.answers("buy-grand-statue", "red-1", "stone");
    expect(play.question).toEqual({ kind: "statue", left: 2 });
    expect(play.answer("stone").question).toEqual({ kind: "statue", left: 1 });
  });
});

describe("what an answer says", () => {
  test("a use: which location, and where · DC-11a", () => {
    expect(offered(dice({ city: { "black-4": "manor" } }), "use-black")).toEqual({
      kind: "use",
      id: "use-black",
      die: "black",
      location: "manor",
      row: "black",
      column: 4,
    });
  });

  test.each([
    ["left", -1],
    ["right", 1],
  ])("a die that moves to the %s: which, and how far · DC-11b", (way, by) => {
    const id = `move-black-${way}`;
    expect(offered(dice({}).answer("spend-white"), id)).toEqual({ kind: "move-die", id, die: "black", by });
  });

  test("a card of the display: which, and where it lies · DC-11c", () => {
    const play = dice({ display: ["well", "mint", "manor", "mint"] }).answers("spend-white", "refresh");
    expect(offered(play, "display-2")).toEqual({ kind: "display", id: "display-2", place: 2, card: "manor" });
  });

  test("a location that is woken: which, and where · DC-11d", () => {
    const play = dice({ city: { "red-3": "well off" } }).answer("spend-white");
    expect(offered(play, "red-3")).toEqual({
      kind: "wake",
      id: "red-3",
      location: "well",
      row: "red",
      column: 3,
    });
  });

  test("a bandit: for how much, Training Camps counted · DC-14 DC-17", () => {
    const play = dice({ city: { "white-1": "training-camp" }, strength: 9 }).answers("use-white", "done");
    expect(offered(play, "bandit-4")).toEqual({ kind: "bandit", id: "bandit-4", bandit: 4, cost: 4 });
  });

  test("a location of another player: whose, for how much, walls counted, and its points · DC-17", () => {
    const city = { "red-1": "great-wall", "red-2": "manor" } as const;
    expect(offered(position({ step: "attack", strength: 9, others: [{ city }] }), "attack-1-red-2")).toEqual({
      kind: "attack",
      id: "attack-1-red-2",
      victim: 1,
      location: "manor",
      row: "red",
      column: 2,
      cost: 6,
      points: 2,
    });
  });
});
