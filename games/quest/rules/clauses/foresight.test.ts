import { type Seat, sightOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { after, type Hands, type Playing, pointed, underway } from "./position.ts";

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
const HUNTED = [L, L, L, "morgan-le-fay", "blind-hunter"] as const;
const hunting = () => after("SSS", HUNTED).answers("seat-0");

/** Answers that reveal something to somebody. */
const TEACHES: readonly (readonly [what: string, open: () => Playing, seat: Seat, answer: string])[] = [
  ["the amulet's holder is shown an answer · QU-15", checking, 5, "show-good"],
  ["the Sentinel is shown one · QU-15", () => checking().answers("show-good"), 5, "show-evil"],
  ["an Apprentice raises the second hand · QU-20", acting, 2, "raise-4"],
  ["a Duke lowers a hand · QU-20", acting, 0, "lower-3-first"],
  ["an Archduke turns one · QU-20", () => acting().answer(1, "turn-3-first"), 1, "seat-5"],
  ["the last is done with the Last Chance · QU-20", lastToBeDone, 6, "done"],
  ["the Hunter names a character · QU-21", hunting, 4, "loyal-servant"],
];

/** Answers that reveal nothing new, with their previews. */
const TEACHES_NOTHING: readonly (readonly [
  what: string,
  open: () => Playing,
  seat: Seat,
  answer: string,
  foreseen: readonly string[],
])[] = [
  ["a player joins the team · QU-10", () => underway(SEVEN), 0, "seat-3", []],
  ["the team is sent · QU-10", () => underway(SEVEN).answers("seat-3", "seat-4"), 0, "seat-3", ["team"]],
  ["a leader is named · QU-13", () => after("S", SEVEN), 0, "seat-4", ["leader"]],
  [
    "with a leader the amulet's holder · QU-13",
    () => after("SS", SEVEN).answers("seat-2"),
    1,
    "seat-3",
    ["leader", "amulet"],
  ],
  [
    "somebody is to be checked · QU-14",
    () => after("SS", SEVEN).answers("seat-2", "seat-3"),
    3,
    "seat-5",
    ["checked"],
  ],
  ["an Archduke takes hold of a hand · QU-20", acting, 1, "turn-3-first", []],
  ["somebody is done, but not the last · QU-20", acting, 6, "done", []],
  ["the Hunter picks a player · QU-21", () => after("SSS", HUNTED), 4, "seat-0", []],
];

describe("what teaches nobody anything is foreseen as far as it goes, and can be taken back", () => {
  test.each(TEACHES_NOTHING)("%s", (_, open, seat, answer, foreseen) => {
    const preview = sightOf(game, open().state, seat).decision?.previews[answer];
    expect([preview?.events.map(({ kind }) => kind), preview?.final]).toEqual([foreseen, false]);
  });
});

describe("what teaches somebody something is foreseen by nobody, and not taken back", () => {
  test.each(TEACHES)("%s", (_, open, seat, answer) => {
    const { decision } = sightOf(game, open().state, seat);
    expect(decision?.previews[answer]).toEqual({ events: [], final: true });
  });
});
