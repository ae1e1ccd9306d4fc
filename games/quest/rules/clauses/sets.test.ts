import { describe, expect, test } from "vitest";
import { ALL_CHARACTERS, type Character, CHARACTERS, sideOf } from "../characters.ts";
import { game } from "../index.ts";
import type { Options } from "../quest.ts";
import { cardsOf, planFor } from "../setup/sets.ts";
import { dealt, OPTIONS } from "./position.ts";

/** The table of the rules: character, side, origin, copies, least number of players. */
const TABLE = `
loyal-servant     good  base      4
duke              good  base      2  soft 7
archduke          good  base      2  soft 9
minion            evil  base      3
morgan-le-fay     evil  base      1
scion             evil  base      1
changeling        evil  base      1  hard 6
cleric            good  optional  2  soft 6
blind-hunter      evil  optional  1
troublemaker      good  optional  1  soft 7
youth             good  optional  1  soft 6
apprentice        good  optional  2
brute             evil  optional  1  soft 7
lunatic           evil  optional  1  soft 6
mutineer          evil  optional  1  soft 6
arthur            good  optional  1  soft 7
trickster         evil  optional  1  soft 6
revealer          evil  optional  1  soft 7
saboteur          evil  promo     1
reluctant-leader  good  promo     1  hard 7
braggart          evil  promo     1  hard 5
percival          good  promo     1  hard 7
outsider          evil  promo     1
galahad           good  promo     1  hard 5
sentinel          good  promo     1  hard 6
good-lancelot     good  promo     1  hard 6
evil-lancelot     evil  promo     1  hard 6`;

describe("the characters · QU-4", () => {
  const rows = TABLE.trim()
    .split("\n")
    .map((line) => line.split(/\s+/).join(" "));

  test("they are 27 on 36 cards, and one of them, Morgan, is always in · QU-4", () => {
    expect(ALL_CHARACTERS).toHaveLength(27);
    expect(ALL_CHARACTERS.reduce((sum, character) => sum + CHARACTERS[character].copies, 0)).toBe(36);
  });

  test.each(rows)("%s · QU-4", (row) => {
    const character = ALL_CHARACTERS.find((one) => row.startsWith(`${one} `)) ?? "loyal-servant";
    const { side, origin, copies, least } = CHARACTERS[character];
    const from = least === undefined ? [] : [least.hard ? "hard" : "soft", least.players];
    expect([character, side, origin, copies, ...from].join(" ")).toBe(row);
  });
});

/** The possible cards, in short: `2L Morgan`. */
function short(cards: readonly Character[]): string {
  return ALL_CHARACTERS.flatMap((character) => {
    const count = cards.filter((card) => card === character).length;
    return count === 0 ? [] : count === 1 ? character : `${character}*${count}`;
  }).join(" ");
}

const SAME_EVIL = "minion morgan-le-fay changeling";
const BASE = {
  4: "loyal-servant*2 morgan-le-fay scion",
  5: "loyal-servant*3 morgan-le-fay scion",
  6: `loyal-servant*3 ${SAME_EVIL}`,
  7: `loyal-servant*3 duke ${SAME_EVIL}`,
  8: `loyal-servant*4 duke ${SAME_EVIL}`,
  9: `loyal-servant*4 duke archduke ${SAME_EVIL}`,
  10: "loyal-servant*4 duke archduke minion*2 morgan-le-fay changeling",
};
const RECOMMENDED = {
  4: "loyal-servant*2 morgan-le-fay blind-hunter",
  5: "loyal-servant*3 morgan-le-fay blind-hunter",
  6: "duke minion morgan-le-fay cleric blind-hunter youth",
  7: "duke minion morgan-le-fay cleric blind-hunter troublemaker youth",
  8: "loyal-servant duke minion morgan-le-fay cleric blind-hunter troublemaker youth",
  9: "loyal-servant duke archduke minion morgan-le-fay cleric blind-hunter troublemaker youth",
  10: "loyal-servant duke archduke minion*2 morgan-le-fay cleric blind-hunter troublemaker youth",
};
const DIRECTORS_CUT = {
  4: "loyal-servant morgan-le-fay cleric blind-hunter youth",
  5: "loyal-servant minion morgan-le-fay cleric blind-hunter youth",
  6: "duke minion morgan-le-fay cleric blind-hunter troublemaker youth",
  7: "duke minion*2 morgan-le-fay cleric blind-hunter troublemaker youth",
  8: "loyal-servant duke minion*2 morgan-le-fay cleric blind-hunter troublemaker youth",
  9: "loyal-servant archduke minion*3 morgan-le-fay cleric blind-hunter troublemaker youth",
  10: "loyal-servant duke archduke minion*3 morgan-le-fay cleric blind-hunter troublemaker youth",
};

describe("the presets · QU-5 QU-30", () => {
  const rows = ([4, 5, 6, 7, 8, 9, 10] as const).flatMap((players) => [
    { preset: "base", players, set: BASE[players] } as const,
    { preset: "recommended", players, set: RECOMMENDED[players] } as const,
    { preset: "directors-cut", players, set: DIRECTORS_CUT[players] } as const,
  ]);

  test.each(rows)("$preset, $players players: $set · QU-5 QU-30", ({ preset, players, set }) => {
    const options: Options = { ...OPTIONS, preset };
    expect(short(cardsOf(planFor(players, options)))).toBe(set);
    expect(game.check(players, options)).toEqual({ errors: [], warnings: [] });
  });

  test.each(rows)("$preset, $players players: good and evil as many as they should be · QU-1 QU-5", (row) => {
    const { certain, piles } = planFor(row.players, { ...OPTIONS, preset: row.preset });
    const evil = certain.filter((card) => sideOf(card) === "evil").length;
    const dealtOut = piles.reduce((sum, { cards, putAway }) => sum + cards.length - putAway, certain.length);
    const wanted = row.preset === "directors-cut" ? [2, 3, 3, 4, 4, 5, 5] : [2, 2, 3, 3, 3, 3, 4];
    expect([dealtOut, evil]).toEqual([row.players, wanted[row.players - 4]]);
  });

  test("a custom set fixes by base or Director's Cut its counts, tableau and hidden Hunter · QU-5", () => {
    const deal = [
      "loyal-servant",
      "loyal-servant",
      "loyal-servant",
      "minion",
      "morgan-le-fay",
      "blind-hunter",
    ] as const;
    const [base, cut] = (["base", "directors-cut"] as const).map((customRules) =>
      dealt(deal, { options: { customRules } }),
    );
    expect(base?.view().tableau.map(({ team }) => team)).toEqual([2, 3, 4, 3, 4]);
    expect(cut?.view().tableau.map(({ team }) => team)).toEqual([3, 2, 3, 4, 3]);
    expect(base?.knows(4)).toEqual(["3 evil", "5 blind-hunter"]);
    expect(cut?.knows(4)).toEqual(["3 evil"]);
    const five = (customRules: Options["customRules"], set: string) =>
      game.check(5, { ...OPTIONS, customRules, set }).errors;
    expect(five("base", "loyal-servant*3 morgan-le-fay minion")).toEqual([]);
    expect(five("directors-cut", "loyal-servant*2 morgan-le-fay minion*2")).toEqual([]);
  });

  test.each(["base", "recommended"] as const)(
    "what was chosen for a custom set before does not count for the preset %s · QU-2 QU-5",
    (preset) => {
      const deal = cardsOf(planFor(6, { ...OPTIONS, preset }));
      const left = dealt(deal, { options: { preset, customRules: "directors-cut" } });
      expect(left.view().directorsCut).toBe(false);
      expect(left.view().tableau.map(({ team }) => team)).toEqual([2, 3, 4, 3, 4]);
      expect(left.view().tableau).toEqual(dealt(deal, { options: { preset } }).view().tableau);
    },
  );

  test("the third Minion may be used in either · QU-5", () => {
    const set = "loyal-servant*4 duke archduke minion*3 morgan-le-fay";
    expect(game.check(10, { ...OPTIONS, set }).errors).toEqual([]);
    const cut = "loyal-servant*3 duke minion*3 morgan-le-fay";
    expect(game.check(8, { ...OPTIONS, set: cut, customRules: "directors-cut" }).errors).toEqual([]);
  });
});
