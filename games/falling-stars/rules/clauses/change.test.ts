import { expect, test } from "vitest";
import { dealt } from "./position.ts";

const HANDS = [
  [5, 20, 21, 22],
  [9, 10, 11, 12],
];

test("the player of the lowest card may change any other card of their hand, or none · FS-13", () => {
  const play = dealt(HANDS).lay([5, 9]);
  expect(play.asked).toBe("0 change");
  expect(play.idsFor(0)).toEqual(["change-20", "change-21", "change-22", "keep"]);
});

test("a changed card is gone, and the top card of the deck is in hand · FS-13", () => {
  const play = dealt(HANDS, { deck: [30] })
    .lay([5, 9])
    .change("change-20", 1);
  expect(play.view(0).hand).toEqual([21, 22, 30]);
  expect(play.view().deck).toBe(30 - 8 - 1);
});

test("a player who keeps all cards draws none · FS-13", () => {
  const play = dealt(HANDS, { deck: [30] })
    .lay([5, 9])
    .change("keep", 1);
  expect(play.view(0).hand).toEqual([20, 21, 22]);
  expect(play.happened).toContain("kept");
});

test("after the last star there is nothing left to change · FS-13, FS-20", () => {
  const play = dealt(HANDS).lay([5, 9]).change("keep", 1).lay([20, 10]).change("keep", 1);
  play.lay([21, 11]).change("keep", 1).lay([22, 12]);
  expect(play.asked).toBe("nobody");
});
