import { chanceOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game } from "../index.ts";
import { dealt } from "./position.ts";

const HANDS = [
  [5, 20, 21, 22],
  [9, 10, 11, 12],
];

test("only its owner sees a card that lies face down · FS-30", () => {
  const play = dealt(HANDS).give(0, "lay-20");
  expect(play.laidInTheEyesOf(0)).toEqual([20, null]);
  expect(play.laidInTheEyesOf(1)).toEqual(["face-down", null]);
  expect(play.laidInTheEyesOf("public")).toEqual(["face-down", null]);
});

test("others are told that a card is put away and one drawn, not which · FS-30", () => {
  const play = dealt(HANDS, { deck: [30] })
    .lay([5, 9])
    .change("change-20", 1);
  const heardBy = (viewer: number) =>
    [...play.told("put-away"), ...play.told("drew").slice(-1)].map((event) => game.see(event, viewer));
  expect(heardBy(0)).toMatchObject([{ card: { number: 20 } }, { card: { number: 30 } }]);
  expect(heardBy(1)).toEqual([
    { kind: "put-away", seat: 0 },
    { kind: "drew", seat: 0 },
  ]);
});

test("what was shown or is my own stays where it is when the rest is dealt anew · FS-30", () => {
  const { state } = dealt(HANDS).lay([5, 9]);
  for (const seed of ["one", "two", "three"]) {
    const { deck, players } = game.redeal(state, 1, chanceOf(seeded(seed)));
    const numbersOf = (slots: readonly number[] = []) => slots.map((slot) => deck[slot]);
    expect(numbersOf(players.flatMap(({ laid }) => laid ?? []))).toEqual([5, 9]);
    expect(numbersOf(players[1]?.hand)).toEqual([10, 11, 12]);
  }
});
