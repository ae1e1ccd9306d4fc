import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { DECK_CARDS, type DeckCard } from "../pieces/locations.ts";
import { game } from "../index.ts";
import { COLUMNS } from "../pieces.ts";
import { newGame, position } from "./position.ts";

const alone = (laid: Parameters<typeof position>[0] = {}) => position({ others: [], ...laid });
const ROLL = [1, 1, 1, 1, 1] as const;

describe("alone · DC-27", () => {
  test("one bandit and one ship of each kind · DC-27", () => {
    const { bandits, ships } = newGame(1).view().market;
    expect([bandits[2].left, bandits[3].left, bandits[4].left, ships]).toEqual([
      1,
      1,
      1,
      { 5: 1, 10: 1, 20: 1 },
    ]);
  });

  test("they never run out; taking one takes tokens · DC-27", () => {
    const play = alone({ step: "attack", strength: 10, stock: [8, 8, 8] });
    play.answers("bandit-4", "bandit-4", "ship-20", "ship-20");
    expect(play.player(0).score).toMatchObject({ tokens: 48, bandits: [], ships: [] });
    expect([play.view().market.bandits[4].left, play.view().market.ships[20]]).toEqual([1, 1]);
  });

  test("there is nobody to attack · DC-27", () => {
    expect(alone({ step: "attack", strength: 9, city: { "red-1": "mint" } }).legal).toEqual([
      "bandit-2",
      "bandit-3",
      "bandit-4",
      "done",
    ]);
  });

  test("neither an empty deck nor full rows end the game · DC-27", () => {
    const city = Object.fromEntries(
      COLUMNS.flatMap((column) => [
        [`red-${column}`, "mine"],
        [`blue-${column}`, "mine"],
      ]),
    );
    for (const twoRows of ["automatic", "choice"] as const) {
      const play = alone({
        step: "build",
        deck: [],
        city,
        options: { twoRows },
      });
      expect(play.answer("done", ...ROLL).asked).toBe("0 dice");
      expect(play.told("ending")).toEqual([]);
    }
  });
});

describe("the display alone · DC-28", () => {
  test.each([
    ["normal", 8, 15],
    ["hard", 10, 12],
  ] as const)("%s: %i cards in two rows, %i turns · DC-28 DC-29", (level, open, turns) => {
    const play = newGame(1, { level });
    expect(play.view().market.display).toHaveLength(open);
    expect(play.view().solo).toEqual({ target: 50, turnsLeft: turns, level });
    for (let turn = 1; turn < turns; turn++) {
      expect(play.view().turn.number).toBe(turn);
      play.endTurn(...ROLL);
    }
    expect(play.view().solo?.turnsLeft).toBe(1);
    expect(play.view().market.display.filter((card) => card !== null)).toHaveLength(open / 2);
    play.endTurn();
    expect([play.view().over, play.view().market.deck]).toEqual([true, 0]);
    expect(play.view().market.display.every((card) => card === null)).toBe(true);
    expect(play.view().solo?.turnsLeft).toBe(0);
  });

  const display = ["well", "mint", "manor", "church", "bazaar", "stables", "cathedral", "catapult"] as const;

  test("built cards are not replaced · DC-28", () => {
    const play = alone({ step: "build", stock: [0, 1, 1], display }).answers("buy-well", "red-1");
    expect(play.view().market.display).toEqual([null, ...display.slice(1)]);
    expect(play.told("refilled")).toEqual([]);
  });

  test("at the end of a turn the bottom row goes, the top row moves down, a new top row comes · DC-28", () => {
    const deck: DeckCard[] = ["manor", "manor", "mint", "mint", "well"];
    const play = alone({ step: "build", stock: [0, 1, 1], display, deck }).answers("buy-well", "red-1");
    play.answer("done", ...ROLL);
    const { market } = play.view();
    expect(market.display).toEqual(["manor", "manor", "mint", "mint", null, "mint", "manor", "church"]);
    expect([market.discard, market.deck]).toEqual([["bazaar", "stables", "cathedral", "catapult"], 1]);
  });

  test("of equal cards the one that leaves first is bought · DC-28", () => {
    const play = alone({
      step: "build",
      stock: [0, 1, 1],
      display: ["well", "mint", "mint", "mint", "mint", "well", "mint", "mint"],
    });
    play.answers("buy-well", "red-1");
    expect(play.view().market.display[0]).toBe("well");
    expect(play.view().market.display[5]).toBeNull();
  });
});

describe("winning alone · DC-29", () => {
  test("with others there is neither a target nor a number of turns · DC-27 DC-28 DC-29", () => {
    expect(newGame(2).view().solo).toBeNull();
  });

  const last = (tokens: number, target: string) =>
    game.outcome(alone({ step: "build", turn: 15, tokens, options: { target } }).answer("done").state);

  test.each([
    [49, "50", false],
    [50, "50", true],
    [63, "65", false],
    [65, "65", true],
  ])("%i points at target %s: %s · DC-29", (tokens, target, won) => {
    expect(last(tokens, target)).toEqual({ winners: won ? [0] : [] });
  });

  test("the targets go up by fives from 50 to 100 · DC-29", () => {
    const values = Array.from({ length: 11 }, (_, nth) => `${50 + 5 * nth}`);
    expect(game.options.target).toEqual({ kind: "choice", values, default: "50" });
  });
});

describe("four new cards alone · DC-11c DC-29", () => {
  const display: DeckCard[] = [
    "well",
    "mint",
    "manor",
    "church",
    "bazaar",
    "stables",
    "cathedral",
    "catapult",
  ];
  const refreshed = (deck: readonly DeckCard[]) =>
    alone({ dice: { white: 1 }, display, deck }).answers(
      "spend-white",
      "refresh",
      "display-7",
      "display-0",
      "display-2",
      "display-4",
    );

  test("the new ones come up first, then the old go under the deck in display order · DC-29", () => {
    const play = refreshed(["storehouse", "blacksmith", "barracks", "cemetery", "town-hall"]);
    const { market } = play.view();
    expect(market.display).toEqual([
      "storehouse",
      "mint",
      "blacksmith",
      "church",
      "barracks",
      "stables",
      "cathedral",
      "cemetery",
    ]);
    expect([market.deck, market.discard]).toEqual([5, []]);
    play.endTurn(...ROLL);
    expect(play.view().market.display.slice(0, 4)).toEqual(["town-hall", "well", "manor", "bazaar"]);
  });

  test("the event says how many cards the deck has now · DC-29", () => {
    const deck: DeckCard[] = ["storehouse", "blacksmith", "barracks", "cemetery", "town-hall"];
    const play = alone({ dice: { white: 1 }, display, deck });
    const before = play.view();
    const told = play.answers(
      "spend-white",
      "refresh",
      "display-7",
      "display-0",
      "display-2",
      "display-4",
    ).events;
    expect(told.reduce(game.after, before).market).toEqual(play.view().market);
  });

  test("offered while the deck has at least four cards · DC-29", () => {
    const offers = (deck: DeckCard[]) =>
      alone({ dice: { white: 1 }, deck })
        .answer("spend-white")
        .legal.includes("refresh");
    expect([offers(["well", "well", "well"]), offers(["well", "well", "well", "well"])]).toEqual([
      false,
      true,
    ]);
  });

  test("the number of turns stays · DC-29", () => {
    const play = newGame(1);
    for (let turn = 1; turn <= 15; turn++) {
      play.answer("spend-white");
      if (play.legal.includes("refresh"))
        play.answers(
          "refresh",
          ...play
            .view()
            .market.display.flatMap((card, place) => (card === null ? [] : `display-${place}`))
            .slice(0, 4),
        );
      else play.answer("nothing");
      play.endTurn(...(turn < 15 ? ROLL : []));
    }
    expect(play.view().over).toBe(true);
  });

  test("the player knows those four: a redeal leaves them where they are · DC-21 DC-29", () => {
    const { state } = refreshed([
      "storehouse",
      "blacksmith",
      "barracks",
      "cemetery",
      "town-hall",
      "festival-hall",
      "training-camp",
    ]);
    const orders = Array.from(
      { length: 40 },
      (_, seed) => game.redeal(state, 0, chanceOf(seeded(seed))).market.deck,
    );
    for (const deck of orders) expect(deck.slice(0, 4)).toEqual(["catapult", "bazaar", "manor", "well"]);
    expect(new Set(orders.map((deck) => deck.slice(4).join(" "))).size).toBe(6);
  });

  test("the player still knows them when four more go under the deck in a later turn · DC-21 DC-29", () => {
    const play = refreshed(DECK_CARDS.slice(0, 14)).endTurn(...ROLL);
    play.answers("spend-white", "refresh", "display-0", "display-1", "display-2", "display-3");
    const { deck } = play.state.market;
    const orders = Array.from(
      { length: 40 },
      (_, seed) => game.redeal(play.state, 0, chanceOf(seeded(seed))).market.deck,
    );
    for (const other of orders) expect(other.slice(0, 8)).toEqual(deck.slice(0, 8));
    expect(new Set(orders.map((other) => other.slice(8).join(" "))).size).toBe(2);
  });

  test("the order of a deck that the player knows wholly is no secret · DC-21 DC-29", () => {
    const hidden = (cards: number) =>
      Object.keys(game.secrets(refreshed(DECK_CARDS.slice(0, cards)).state, 0));
    expect([hidden(4), hidden(5), hidden(6)]).toEqual([[], [], ["the order of the deck"]]);
  });
});
