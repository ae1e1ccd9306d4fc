import { expect, test } from "vitest";
import { dealt } from "./position.ts";

const HANDS = [
  [5, 20, 21, 22],
  [9, 10, 11, 12],
  [1, 2, 3, 4],
];

test("everybody is dealt four cards, and six for a long night · FS-2", () => {
  expect(dealt(HANDS).handSizes).toEqual([4, 4, 4]);
  expect(dealt(HANDS, { options: { night: "long" } }).handSizes).toEqual([6, 6, 6]);
});

test("a star falls as bright as the die says, and everybody is asked for a card at once · FS-10, FS-11", () => {
  const play = dealt(HANDS, { star: 6 });
  expect(play.view().star).toBe(6);
  expect(play.asked).toBe("0 1 2 lay");
  expect(play.idsFor(1)).toEqual(["lay-9", "lay-10", "lay-11", "lay-12"]);
});

test("a player who has laid a card waits for the others, in any order · FS-11", () => {
  const play = dealt(HANDS).give(1, "lay-9");
  expect(play.asked).toBe("0 2 lay");
  expect(play.give(2, "lay-4").asked).toBe("0 lay");
});

test("the highest card catches the star and its points · FS-12", () => {
  const play = dealt(HANDS, { star: 5 }).lay([5, 12, 4]);
  expect(play.laidInTheEyesOf("public")).toEqual([5, 12, 4]);
  expect(play.points).toEqual([0, 5, 0]);
  expect(play.view().star).toBeNull();
});

test("the cards go when the next star falls · FS-10", () => {
  const play = dealt(HANDS).lay([5, 12, 4]).change("keep", 3);
  expect(play.laidInTheEyesOf("public")).toEqual([null, null, null]);
  expect(play.view().star).toBe(3);
  expect(play.handSizes).toEqual([3, 3, 3]);
});
