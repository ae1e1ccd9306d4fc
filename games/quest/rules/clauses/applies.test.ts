import { checkTable } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { applies } from "../setup/applies.ts";
import { game } from "../index.ts";
import type { Options } from "../quest.ts";
import { OPTIONS } from "./position.ts";

const BASE = { preset: "base" } as const;
const RECOMMENDED = { preset: "recommended" } as const;
const CUT = { preset: "directors-cut" } as const;
const OWN = { preset: "custom", set: "loyal-servant*3 morgan-le-fay saboteur" } as const;

test.each<readonly [keyof Options, number, Partial<Options>, boolean]>([
  ["boardForFour", 4, BASE, true],
  ["boardForFour", 5, BASE, false],
  ["boardForFour", 4, CUT, false],
  ["forcedFailBeatsMagic", 5, OWN, true],
  ["forcedFailBeatsMagic", 7, { ...OWN, set: "reluctant-leader blind-hunter" }, true],
  ["forcedFailBeatsMagic", 5, RECOMMENDED, false],
  ["huntAfterSuccess", 6, CUT, true],
  ["huntAfterSuccess", 6, RECOMMENDED, false],
  ["huntAfterSuccess", 5, { ...OWN, customRules: "directors-cut" }, false],
  ["clericMustBeNamed", 6, RECOMMENDED, true],
  ["clericMustBeNamed", 5, RECOMMENDED, false],
  ["huntVote", 5, RECOMMENDED, true],
  ["huntVote", 5, BASE, false],
  ["huntVote", 7, { ...BASE, mysteriousFigures: true }, true],
  ["hiddenCard", 5, CUT, true],
  ["hiddenCard", 6, CUT, false],
  ["hiddenCard", 5, RECOMMENDED, false],
  ["hiddenCard", 5, { ...OWN, customRules: "directors-cut" }, false],
  ["mysteriousFigures", 4, BASE, true],
  ["mysteriousFigures", 6, { ...OWN, customRules: "base" }, true],
  ["mysteriousFigures", 5, CUT, false],
  ["mysteriousFigures", 6, { ...OWN, customRules: "directors-cut" }, false],
])(
  "%s for %i players with %o: %s · QU-2 · QU-11 · QU-17 · QU-21 · QU-22 · QU-23 · QU-30",
  (option, players, chosen, does) => {
    expect(applies(option, players, { ...OPTIONS, ...chosen })).toBe(does);
  },
);

test("a table that chooses nothing plays so · QU-2 QU-5 QU-11 QU-17 QU-21 QU-22 QU-23 QU-30", () => {
  expect(checkTable(game, 6, {}).options).toEqual({ ...OPTIONS, preset: "recommended" });
});
