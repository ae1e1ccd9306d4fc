import {
  type ChanceSource,
  Match,
  RecordingDealer,
  seatsOf,
  seeded,
  hasUndoneReveal,
} from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { DiceCity } from "../dice-city.ts";
import type { DiceCityEvent } from "../events.ts";
import { game } from "../index.ts";
import { COLUMNS } from "../pieces.ts";
import { newGame, position, type SpotName } from "./position.ts";

/** Every die shows this face. The deck lies in the order of the rules: Wells and Town Halls are on top. */
function started(
  seats: number,
  face: number,
): { match: Match<DiceCity>; answer: (...ids: string[]) => void } {
  const source: ChanceSource = {
    pick: (_draw, sides) => (sides === 6 ? face - 1 : 0),
    order: (_draw, length) => Array.from({ length }, (_, index) => index),
  };
  const match = Match.begin(game, { seats, options: newGame(seats).state.options, source });
  const answer = (...ids: string[]) => {
    for (const id of ids) {
      const seat = match.asked[0] ?? -1;
      const decision = match.decision(seat)?.id ?? "none";
      const command = {
        kind: "answer",
        id: `${match.log.entries.length}`,
        seat,
        decision,
        answer: id,
      } as const;
      const result = match.submit(command, { people: seatsOf(seats) });
      if (!result.accepted) throw new Error(`${id}: ${result.reason}`);
    }
  };
  return { match, answer };
}

function undoAll(match: Match<DiceCity>, seat: number): number {
  let count = 0;
  for (; match.undoReach(seat) === "free"; count++)
    match.submit(
      { kind: "undo", id: `undo ${match.log.entries.length}`, seat },
      { people: seatsOf(match.seats) },
    );
  return count;
}

describe("taking back", () => {
  test("a turn of many small decisions is taken back step by step to its beginning · DC-11 DC-18", () => {
    const { match, answer } = started(2, 1);
    const before = JSON.stringify(match.state);
    answer("use-white", "use-yellow", "spend-red", "move-blue-right", "use-blue", "spend-black", "pass");
    expect(match.state.turn.step).toBe("build");
    expect(undoAll(match, 0)).toBe(7);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test("up to the last roll: a Traveller is not taken back · DC-1", () => {
    const { match, answer } = started(2, 4);
    answer("use-white", "use-yellow");
    const rolled = JSON.stringify(match.state);
    answer("use-red", "spend-black", "nothing");
    expect(undoAll(match, 0)).toBe(3);
    expect(JSON.stringify(match.state)).toBe(rolled);
  });

  test("up to the last reveal: the refill after a purchase is not taken back · DC-19", () => {
    const { match, answer } = started(2, 1);
    answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-well");
    expect(match.undoReach(0)).toBe("free");
    answer("white-1");
    expect(match.undoReach(0)).toBe("by-agreement");
  });

  test("a pile card is taken back freely, and so is any purchase alone · DC-18 DC-28", () => {
    const table = started(2, 1);
    table.answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-lumber-mill", "white-1");
    expect(undoAll(table.match, 0)).toBe(7);
    const solo = started(1, 1);
    solo.answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-well", "white-1");
    expect(undoAll(solo.match, 0)).toBe(7);
  });

  test("with an empty deck a purchase is taken back freely · DC-19", () => {
    const { match, answer } = started(2, 1);
    match.state.market.deck.length = 0;
    answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-well", "white-1");
    expect(match.undoReach(0)).toBe("free");
  });

  test("alone everything is taken back at will, and the ladder knows when dice had been seen · DC-29", () => {
    const { match, answer } = started(1, 4);
    const undo = () =>
      match.submit({ kind: "undo", id: `undo ${match.log.entries.length}`, seat: 0 }, { people: [0] });
    answer("use-white");
    expect([undo().accepted, hasUndoneReveal(match.log.entries)]).toEqual([true, false]);
    answer("use-yellow");
    expect([undo().accepted, hasUndoneReveal(match.log.entries)]).toEqual([true, true]);
  });

  test("exchanging four open cards reveals · DC-11c", () => {
    const { match, answer } = started(2, 1);
    answer("spend-white", "refresh", "display-0", "display-1", "display-2");
    expect(match.undoReach(0)).toBe("free");
    answer("display-3");
    expect(match.undoReach(0)).toBe("by-agreement");
  });

  test("only under the rules it was begun under: those are the second since the reroll of the last round changed · DC-12", () => {
    expect(started(2, 1).match.log.header.rules).toBe(2);
  });

  test("what an answer will do is told before it is given, up to the roll · DC-1", () => {
    const { match } = started(2, 4);
    const previews = match.sight(0).decision?.previews;
    expect(previews?.["use-white"]).toMatchObject({ final: false });
    expect(previews?.["use-yellow"]).toMatchObject({ final: true });
  });
});

/** Whether anybody learns something from these answers that could not be foreseen; such an answer is not simply taken back. */
function reveals(laid: Parameters<typeof position>[0], ids: readonly string[]): boolean {
  const { state } = position(laid);
  const dealer = new RecordingDealer<DiceCityEvent>(seeded(1), 0);
  for (const id of ids) {
    const answer = game.decision(state, 0)?.answers.find((legal) => legal.id === id);
    if (answer === undefined) throw new Error(`“${id}” is not legal.`);
    game.apply(state, 0, answer, dealer);
  }
  return dealer.revealed;
}

describe("what could be foreseen is taken back freely", () => {
  test.each([
    ["the use of what is printed · DC-1", "forest", ["use-white"]],
    ["strength, and a token on what gave it · DC-4", "catapult", ["use-white"]],
    ["points · DC-4", "manor", ["use-white"]],
    ["a Blacksmith · DC-14", "blacksmith", ["use-white"]],
    ["a Mint · DC-14", "mint", ["use-white"]],
    ["a Training Camp · DC-14", "training-camp", ["use-white"]],
    ["a Market Place · DC-4", "market-place", ["use-white", "pay-1-wood", "iron"]],
    ["a Storehouse · DC-4", "storehouse", ["use-white", "wood"]],
    ["Stables · DC-4", "stables", ["use-white", "die-black", "column-6"]],
    ["Barracks · DC-16", "barracks", ["use-white", "red-1"]],
    ["a copy · DC-15", "town-hall", ["use-white", "red-2"]],
    ["moving a die · DC-11b", "forest", ["spend-white", "move-black-left"]],
    ["waking a location · DC-11d", "forest", ["spend-white", "red-3"]],
    ["a pass token · DC-11e", "forest", ["spend-white", "pass"]],
    ["a die spent on nothing · DC-11f", "forest", ["spend-white", "nothing"]],
    ["pass tokens for a resource · DC-12", "forest", ["passes-wood"]],
    ["pass tokens for strength · DC-12", "forest", ["passes-strength"]],
    ["the end of the dice step · DC-11", "forest", ["done"]],
  ] as const)("%s", (_, location, ids) => {
    const card = location === "forest" ? {} : { "white-1": location };
    const city = { ...card, "red-3": "well off" } as const;
    expect(reveals({ dice: { white: 1, black: 4 }, stock: [1, 0, 0], passTokens: 2, city }, ids)).toBe(false);
  });

  test.each([
    ["bandits · DC-17", ["bandit-2"]],
    ["an attack on a location · DC-17", ["attack-1-red-1"]],
    ["a robbery · DC-17", ["rob-1-wood"]],
    ["the end of the attacks · DC-17", ["done"]],
    ["a ship · DC-18", ["done", "ship-5"]],
    ["a Grand Statue while the deck is empty · DC-18 DC-19", ["done", "buy-grand-statue", "red-1", "iron"]],
    ["the end of a turn in the last round · DC-20 DC-24", ["done", "done"]],
  ])("%s", (_, ids) => {
    const others = [{ city: { "red-1": "manor" }, stock: [1, 0, 0] }] as const;
    const market = { display: ["grand-statue"], deck: [] } as const;
    expect(reveals({ step: "attack", strength: 9, stock: [3, 3, 3], others, ...market }, ids)).toBe(false);
  });

  test("calling the end by two full rows · DC-23", () => {
    const rows = COLUMNS.flatMap((column) => [
      [`red-${column}`, "mine"],
      [`blue-${column}`, "mine"],
    ]);
    const city = Object.fromEntries(rows) as Record<SpotName, "mine">;
    expect(reveals({ step: "build", city, options: { twoRows: "choice" } }, ["done", "yes"])).toBe(false);
  });
});
