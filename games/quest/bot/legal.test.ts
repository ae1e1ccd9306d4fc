import type { Bot } from "@roundtable/bots";
import { checkTable, type OptionValues, type Outcome, pickOne, seatsOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game, type QuestShape } from "../rules/index.ts";
import { charactersIn } from "../rules/setup/sets.ts";
import { heuristic } from "./heuristic.ts";
import { playOut } from "./testing/whole-game.ts";

const random: Bot<QuestShape> = { choose: ({ decision }, chance) => pickOne(chance, decision.answers) };

const GALAHADS_PILE = "galahad arthur cleric percival youth loyal-servant";
const RELUCTANT = "reluctant-leader cleric duke loyal-servant morgan-le-fay blind-hunter saboteur";

/** Anything illegal throws. */
function played(bots: readonly Bot<QuestShape>[], given: OptionValues, seed: string): Outcome | null {
  return playOut(bots, checkTable(game, bots.length, given).options, seed).outcome;
}

describe.each([4, 5, 6, 7, 8, 9, 10])("at a table of %i", (seats) => {
  const all = seatsOf(seats).map(() => heuristic);

  test.each(["base", "recommended", "directors-cut"])(
    "%s: whatever bots answer and say is legal, among themselves and among random players",
    (preset) => {
      const among = all.map((bot, seat) => (seat % 2 === 0 ? bot : random));
      expect(played(among, { preset }, "mixed")).not.toBeNull();
      expect(played(all, { preset }, "legal")).not.toBeNull();
    },
  );

  test("so it is with figures that nobody knows of, and with the vote for the hunt", () => {
    expect(played(all, { mysteriousFigures: true }, "figures")).not.toBeNull();
    const vote = { preset: "recommended", huntVote: true, clericMustBeNamed: true };
    expect(played(all, vote, "vote")).not.toBeNull();
  });
});

/** Options that the presets do not change, each at a table where it matters. */
const VARIANTS: readonly (readonly [number, OptionValues])[] = [
  [4, { preset: "base", boardForFour: "B" }],
  [4, { preset: "directors-cut", hiddenCard: "hunter-sees-it", huntVote: true }],
  [5, { preset: "directors-cut", huntAfterSuccess: false }],
  [5, { preset: "directors-cut", huntVote: true, clericMustBeNamed: true }],
  [5, { mysteriousFigures: true, huntVote: true, clericMustBeNamed: true }],
  [
    6,
    {
      preset: "custom",
      set: "galahad cleric troublemaker morgan-le-fay blind-hunter trickster",
      huntVote: true,
    },
  ],
  [7, { mysteriousFigures: true, goodPile: GALAHADS_PILE, evilPile: "mutineer revealer outsider" }],
  [7, { preset: "custom", set: RELUCTANT, forcedFailBeatsMagic: false }],
  [8, { mysteriousFigures: true, evilPile: "saboteur lunatic braggart", huntVote: true }],
  [8, { preset: "directors-cut", huntVote: true, huntAfterSuccess: false }],
  [10, { mysteriousFigures: true, clericMustBeNamed: true }],
];

test.each(VARIANTS)("so it is for %i players with %j", (seats, given) => {
  expect(checkTable(game, seats, given).errors).toEqual([]);
  const all = seatsOf(seats).map(() => heuristic);
  expect(played(all, given, "variant")).not.toBeNull();
});

test.each([
  ["loyal-servant apprentice sentinel morgan-le-fay blind-hunter trickster", "base"],
  ["good-lancelot cleric loyal-servant evil-lancelot morgan-le-fay blind-hunter", "base"],
  ["loyal-servant*2 duke morgan-le-fay mutineer revealer", "base"],
  ["galahad sentinel troublemaker morgan-le-fay blind-hunter outsider", "directors-cut"],
  ["arthur percival cleric reluctant-leader morgan-le-fay blind-hunter lunatic", "base"],
  ["loyal-servant*3 duke morgan-le-fay saboteur brute", "base"],
  ["loyal-servant*3 morgan-le-fay braggart", "base"],
  ["sentinel cleric troublemaker youth galahad morgan-le-fay braggart blind-hunter", "base"],
  ["galahad sentinel cleric duke archduke loyal-servant morgan-le-fay mutineer blind-hunter", "base"],
])("every character is played: %s", (set, customRules) => {
  const all = charactersIn(set).map(() => heuristic);
  for (const nth of [1, 2, 3, 4]) {
    expect(played(all, { preset: "custom", set, customRules }, `custom/${nth}`)).not.toBeNull();
  }
});
