import { expect, test } from "vitest";
import { offersOf } from "./offers.ts";

test("nothing glows for players who are not asked", () => {
  const { seats, cards, characters, hands } = offersOf([]);
  expect([seats.size, cards.size, characters.size, hands.size]).toEqual([0, 0, 0, 0]);
});

test("a shield stands for choosing its player, and for raising a hand at that player · QU-10, QU-20", () => {
  const { seats } = offersOf([
    { kind: "seat", id: "seat-3", seat: 3 },
    { kind: "raise", id: "raise-4", seat: 4 },
    { kind: "done", id: "done" },
  ]);
  expect([...seats]).toEqual([
    [3, "seat-3"],
    [4, "raise-4"],
  ]);
});

test("a raised hand stands for lowering or turning it · QU-20", () => {
  const { hands } = offersOf([{ kind: "lower", id: "lower-1-second", owner: 1, hand: 1, at: 0 }]);
  expect(hands.get("hand-1-1")).toBe("lower-1-second");
});

test("a card in the middle stands for playing it · QU-11", () => {
  const { cards } = offersOf([{ kind: "card", id: "success", card: "success" }]);
  expect([...cards]).toEqual([["success", "success"]]);
});
