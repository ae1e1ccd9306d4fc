import { ForcedDealer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { DiceCityEvent } from "../events.ts";
import { game } from "../index.ts";
import { ROWS } from "../pieces.ts";
import { newGame } from "./position.ts";

describe("setup", () => {
  test("for 1 to 4 players, most often 2 · DC-7 DC-27", () => {
    expect(game.seats).toEqual({ min: 1, max: 4, usual: 2 });
  });

  test.each([2, 3, 4])("%i players: the piles of bandits and ships · DC-7", (players) => {
    const { bandits, ships } = newGame(players).view().market;
    expect([bandits[2].left, bandits[3].left, bandits[4].left]).toEqual([
      players + 2,
      players + 2,
      players + 2,
    ]);
    expect(ships).toEqual({ 5: players + 2, 10: players, 20: 1 });
  });

  test("eight cards of the shuffled deck lie open · DC-8", () => {
    const { display, deck, discard } = newGame(3).view().market;
    expect(display.filter((card) => card !== null)).toHaveLength(8);
    expect([deck, discard]).toEqual([52, []]);
  });

  test("the deck is shuffled · DC-8", () => {
    const order = Array.from({ length: 60 }, (_, index) => 59 - index);
    const dealer = new ForcedDealer<DiceCityEvent>({
      picks: Array.from({ length: 11 }, () => 0),
      orders: [order],
    });
    const shuffled = game.setup(2, newGame(2).state.options, dealer).market.display;
    expect(shuffled).not.toEqual(newGame(2).view().market.display);
  });

  test.each([0, 1, 2])("the starting player is drawn: seat %i · DC-9", (first) => {
    const dealer = new ForcedDealer<DiceCityEvent>({
      picks: [first, ...Array.from({ length: 15 }, () => 0)],
    });
    const state = game.setup(3, newGame(3).state.options, dealer);
    expect(game.view(state, "public").first).toBe(first);
    expect(game.asked(state)).toEqual([first]);
    expect(dealer.events[0]).toEqual({ kind: "begins", first });
  });

  test("the starting player stays the same while the turn goes round · DC-9", () => {
    const play = newGame(3).endTurn(1, 1, 1, 1, 1).endTurn(1, 1, 1, 1, 1);
    expect(play.view().turn.seat).toBe(2);
    expect(play.view().first).toBe(0);
    expect(play.endTurn(1, 1, 1, 1, 1).view().turn).toMatchObject({ seat: 0, number: 4 });
  });

  test("all roll before the first turn, and everybody sees everybody's dice · DC-10", () => {
    const play = newGame(2, {}, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2);
    expect(play.told("rolled").map(({ seat }) => seat)).toEqual([0, 1]);
    for (const viewer of [0, 1, "public"] as const) {
      const [one, other] = play.view(viewer).players;
      expect(ROWS.map((row) => one?.dice[row].column)).toEqual([1, 2, 3, 4, 5]);
      expect(ROWS.map((row) => other?.dice[row].column)).toEqual([6, 5, 4, 3, 2]);
    }
  });
});
