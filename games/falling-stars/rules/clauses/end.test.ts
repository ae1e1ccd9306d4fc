import { expect, test } from "vitest";
import { game } from "../index.ts";
import { dealt } from "./position.ts";

const HANDS = [
  [5, 20, 21, 22],
  [9, 10, 11, 12],
  [1, 2, 3, 4],
];

/** Seat 2 always lays the lowest card, and never changes one. */
function nightOf(stars: readonly [number, number, number, number]) {
  const [first, second, third, fourth] = stars;
  const play = dealt(HANDS, { star: first }).lay([5, 9, 1]).change("keep", second);
  play.lay([20, 10, 2]).change("keep", third);
  return play.lay([21, 11, 3]).change("keep", fourth).lay([22, 12, 4]);
}

test("most points win when all cards are laid · FS-20", () => {
  const play = nightOf([2, 3, 1, 1]);
  expect(play.points).toEqual([5, 2, 0]);
  expect(game.outcome(play.state)).toEqual({ winners: [0], ranking: [[0], [1], [2]] });
});

test("those who have as many points share the win · FS-20", () => {
  const play = nightOf([6, 2, 2, 2]);
  expect(game.outcome(play.state)).toEqual({ winners: [0, 1], ranking: [[0, 1], [2]] });
});

test("there is no winner before the last star · FS-20", () => {
  const play = dealt(HANDS, { star: 6 }).lay([5, 9, 1]);
  expect(game.outcome(play.state)).toBeNull();
});
