import { type Seat, sightOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { after, type Hands, type Playing, pointed } from "./position.ts";

const L = "loyal-servant";
const SEVEN = ["duke", "archduke", "apprentice", L, "morgan-le-fay", "trickster", "sentinel"] as const;
const HANDS: Hands = { 0: [4, 5], 1: [4, 6], 2: [5], 3: [4, 6], 6: [4, 5] };

const acting = () => pointed(SEVEN, HANDS);
const lastToBeDone = () => {
  const play = acting();
  for (const seat of [0, 1, 2, 3, 4, 5]) play.answer(seat, "done");
  return play;
};
/** Seat 3 checks seat 5. */
const checking = () => after("SS", SEVEN).answers("seat-2", "seat-3", "seat-5");
const hunting = () => after("SSS", [L, L, L, "morgan-le-fay", "blind-hunter"]).answers("seat-0");

/** Answers by which somebody learns what he did not know. */
const TEACHES: readonly (readonly [what: string, open: () => Playing, seat: Seat, answer: string])[] = [
  ["the amulet's holder is shown an answer · QU-15", checking, 5, "show-good"],
  ["the Sentinel is shown one · QU-15", () => checking().answers("show-good"), 5, "show-evil"],
  ["an Apprentice raises his second hand · QU-20", acting, 2, "raise-4"],
  ["a Duke lowers a hand · QU-20", acting, 0, "lower-3-first"],
  ["an Archduke turns one · QU-20", () => acting().answer(1, "turn-3-first"), 1, "seat-5"],
  ["the last is done with the Last Chance · QU-20", lastToBeDone, 6, "done"],
  ["the Hunter names a character · QU-21", hunting, 4, "loyal-servant"],
];

describe("what teaches somebody something is foreseen by nobody, and not taken back", () => {
  test.each(TEACHES)("%s", (_, open, seat, answer) => {
    const { decision } = sightOf(game, open().state, seat);
    expect(decision?.previews[answer]).toEqual({ events: [], final: true });
  });
});
