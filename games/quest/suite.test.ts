import { checksOf, playRandomGame, seatCountsOf, suiteOf } from "@roundtable/game-suite";
import { checkTable, type OptionValues } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { bots } from "./bot/index.ts";
import { game } from "./rules/index.ts";
import { text as en } from "./text/en.ts";
import { text as fr } from "./text/fr.ts";
import { text as ru } from "./text/ru.ts";

const subject = { game, texts: { ru, fr, en }, bots };

// What a bot has to handle depends on the set, and there are many.
const suite = suiteOf(subject, { botTables: 1 });
const withoutRandomGames = suite.tests.filter(({ name }) => !/^\d+ seats/.test(name));
test.each(withoutRandomGames)("$name", ({ run }) => run());

const custom = (set: string, more: OptionValues = {}): OptionValues => ({ preset: "custom", set, ...more });

const ANY_COUNT: readonly OptionValues[] = [
  { preset: "base" },
  { preset: "recommended", huntVote: true },
  { preset: "directors-cut" },
  { mysteriousFigures: true },
  { preset: "directors-cut", huntVote: true },
  { mysteriousFigures: true, huntVote: true },
];

/** Sets in which every character meets those that matter to it. */
const SETS: Readonly<Record<number, readonly OptionValues[]>> = {
  4: [
    { preset: "base", boardForFour: "B" },
    { preset: "directors-cut", hiddenCard: "hunter-sees-it" },
    custom("apprentice*2 morgan-le-fay blind-hunter"),
    custom("loyal-servant*2 morgan-le-fay revealer"),
  ],
  5: [
    { preset: "directors-cut", hiddenCard: "hunter-sees-it", huntAfterSuccess: false },
    custom("loyal-servant galahad arthur morgan-le-fay blind-hunter"),
    custom("loyal-servant*3 morgan-le-fay braggart"),
    custom("cleric loyal-servant morgan-le-fay trickster blind-hunter", { customRules: "directors-cut" }),
    custom("loyal-servant*3 morgan-le-fay saboteur", { forcedFailBeatsMagic: false }),
  ],
  6: [
    custom("loyal-servant apprentice sentinel morgan-le-fay blind-hunter trickster"),
    custom("good-lancelot cleric loyal-servant evil-lancelot morgan-le-fay blind-hunter"),
    custom("loyal-servant*2 duke morgan-le-fay mutineer revealer"),
    custom("galahad sentinel troublemaker morgan-le-fay blind-hunter outsider", {
      customRules: "directors-cut",
    }),
  ],
  7: [
    custom("arthur percival cleric reluctant-leader morgan-le-fay blind-hunter lunatic"),
    custom("loyal-servant*3 duke morgan-le-fay saboteur brute"),
    custom("galahad sentinel troublemaker cleric morgan-le-fay trickster blind-hunter", {
      huntVote: true,
      clericMustBeNamed: true,
    }),
    {
      mysteriousFigures: true,
      goodPile: "cleric youth arthur percival loyal-servant*2",
      evilPile: "mutineer revealer outsider",
    },
  ],
  8: [
    custom("good-lancelot evil-lancelot duke apprentice cleric loyal-servant morgan-le-fay blind-hunter"),
    custom("sentinel cleric troublemaker youth galahad morgan-le-fay braggart blind-hunter"),
  ],
  9: [custom("galahad sentinel cleric duke archduke loyal-servant morgan-le-fay mutineer blind-hunter")],
  10: [custom("arthur cleric*2 percival apprentice*2 morgan-le-fay outsider revealer blind-hunter")],
};

test.each(seatCountsOf(game))(
  "%i seats: random games of every variant pass every check of the suite",
  (seats) => {
    const checks = checksOf(subject, 11);
    const tables = [{}, ...ANY_COUNT, ...(SETS[seats] ?? [])];
    for (const [nth, given] of tables.entries()) {
      const { options, errors } = checkTable(game, seats, given);
      expect(errors).toEqual([]);
      playRandomGame(game, { seats, options, seed: nth }, checks);
    }
    for (const check of checks) check.conclude?.();
  },
);
