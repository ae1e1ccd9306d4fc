import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import type { Options } from "../quest.ts";
import { OPTIONS } from "./position.ts";

const check = (players: number, set: string, options: Partial<Options> = {}) =>
  game.check(players, { ...OPTIONS, set, ...options });
const errors = (players: number, set: string, options: Partial<Options> = {}) =>
  check(players, set, options).errors;
const warnings = (players: number, set: string, options: Partial<Options> = {}) =>
  check(players, set, options).warnings;

const SERVANTS = "loyal-servant*3";

describe("a legal set · QU-6", () => {
  test.each([
    [4, "loyal-servant cleric morgan-le-fay blind-hunter"],
    [5, "loyal-servant galahad arthur morgan-le-fay blind-hunter"],
    [7, "arthur percival cleric reluctant-leader morgan-le-fay blind-hunter lunatic"],
    [8, "good-lancelot evil-lancelot duke apprentice cleric loyal-servant morgan-le-fay blind-hunter"],
    [9, "galahad sentinel cleric duke archduke loyal-servant morgan-le-fay mutineer blind-hunter"],
  ])("%i players: %s · QU-6", (players, set) => {
    expect(errors(players, set)).toEqual([]);
  });

  test("it has a card for each player · QU-6", () => {
    expect(errors(5, `${SERVANTS} morgan-le-fay`)).toContainEqual({ kind: "size", cards: 4, players: 5 });
  });

  test("so many good and so many evil · QU-1 QU-6", () => {
    expect(errors(5, "loyal-servant*2 morgan-le-fay scion minion")).toEqual([
      { kind: "side-count", side: "good", has: 2, needs: 3 },
      { kind: "side-count", side: "evil", has: 3, needs: 2 },
    ]);
    expect(errors(5, "loyal-servant*2 morgan-le-fay scion minion", { customRules: "directors-cut" })).toEqual(
      [],
    );
  });

  test("exactly one Morgan · QU-6", () => {
    expect(errors(5, `${SERVANTS} minion scion`)).toEqual([{ kind: "one-morgan", has: 0 }]);
    expect(errors(5, `${SERVANTS} morgan-le-fay*2`)).toEqual([{ kind: "one-morgan", has: 2 }]);
  });

  test("no more copies than there are cards · QU-4 QU-6", () => {
    expect(errors(8, "loyal-servant*5 morgan-le-fay minion changeling")).toEqual([
      { kind: "too-many", character: "loyal-servant", has: 5, most: 4 },
    ]);
    expect(errors(6, `${SERVANTS} morgan-le-fay lunatic*2`)).toEqual([
      { kind: "too-many", character: "lunatic", has: 2, most: 1 },
    ]);
  });

  test.each([
    "cleric",
    "troublemaker",
    "youth",
    "apprentice",
    "arthur",
    "reluctant-leader",
    "galahad",
    "sentinel",
  ] as const)("good and not of the base game: %s requires the Hunter · QU-6", (character) => {
    expect(errors(7, `${SERVANTS} ${character} morgan-le-fay minion changeling`)).toEqual([
      { kind: "needs-hunter", character },
    ]);
    expect(errors(7, `${SERVANTS} ${character} morgan-le-fay minion blind-hunter`)).toEqual([]);
  });

  test.each(["duke", "archduke"])("%s is of the base game and requires no Hunter · QU-6", (character) => {
    expect(errors(9, `loyal-servant*4 duke ${character} morgan-le-fay minion changeling`)).toEqual([]);
  });

  test("Percival requires a Cleric · QU-6", () => {
    expect(errors(7, `${SERVANTS} percival morgan-le-fay minion blind-hunter`)).toEqual([
      { kind: "needs-cleric" },
    ]);
    expect(errors(7, "loyal-servant*2 cleric percival morgan-le-fay minion blind-hunter")).toEqual([]);
  });

  test("the Lancelots come as a pair · QU-6", () => {
    expect(errors(6, "loyal-servant*2 good-lancelot morgan-le-fay minion blind-hunter")).toEqual([
      { kind: "lancelots-together" },
    ]);
    expect(errors(6, `${SERVANTS} evil-lancelot morgan-le-fay blind-hunter`)).toEqual([
      { kind: "lancelots-together" },
    ]);
  });

  test("the Sentinel needs an amulet on the tableau · QU-2 QU-6", () => {
    expect(errors(5, "loyal-servant*2 sentinel morgan-le-fay blind-hunter")).toEqual([
      { kind: "too-few-players", character: "sentinel", least: 6 },
      { kind: "needs-amulet" },
    ]);
    for (const customRules of ["base", "directors-cut"] as const) {
      const set = "loyal-servant*2 sentinel morgan-le-fay minion blind-hunter";
      expect(errors(6, set, { customRules })).toEqual([]);
    }
  });

  test.each([
    ["reluctant-leader", 6, 7, "loyal-servant*2", "morgan-le-fay minion blind-hunter"],
    ["galahad", 4, 5, "loyal-servant", "morgan-le-fay blind-hunter"],
    ["braggart", 4, 5, "loyal-servant*2", "morgan-le-fay"],
    ["changeling", 5, 6, "loyal-servant*3", "morgan-le-fay"],
  ] as const)("%s not with %i: from %i players on · QU-4 QU-6", (character, players, least, good, evil) => {
    expect(errors(players, `${good} ${character} ${evil}`)).toEqual([
      { kind: "too-few-players", character, least },
    ]);
  });

  test.each([
    ["duke", 7, "duke*2 loyal-servant morgan-le-fay minion changeling", "duke*2 loyal-servant*2"],
    [
      "archduke",
      9,
      "archduke*2 loyal-servant*3 morgan-le-fay minion changeling",
      "archduke*2 loyal-servant*4",
    ],
  ] as const)("a second %s only from %i players on · QU-6", (character, least, tooEarly, good) => {
    expect(errors(least - 1, tooEarly)).toEqual([{ kind: "second-too-early", character, least }]);
    const kinds = errors(least, `${good} morgan-le-fay minion changeling`).map(({ kind }) => kind);
    expect(kinds).not.toContain("second-too-early");
  });

  test("the Scion only with four and five · QU-6", () => {
    expect(errors(5, `${SERVANTS} morgan-le-fay scion`)).toEqual([]);
    expect(errors(6, `${SERVANTS} morgan-le-fay minion scion`)).toEqual([{ kind: "scion-too-many-players" }]);
  });

  test("each breach has its own message, all at once · QU-6", () => {
    expect(errors(6, "percival good-lancelot scion").map(({ kind }) => kind)).toEqual([
      "size",
      "side-count",
      "side-count",
      "one-morgan",
      "needs-hunter",
      "too-few-players",
      "needs-hunter",
      "needs-cleric",
      "lancelots-together",
      "scion-too-many-players",
    ]);
    expect(errors(6, "duke*2 archduke*2 morgan-le-fay minion").slice(-2)).toEqual([
      { kind: "second-too-early", character: "duke", least: 7 },
      { kind: "second-too-early", character: "archduke", least: 9 },
    ]);
  });
});

describe("what is worth a word · QU-6", () => {
  test.each([
    ["duke", 6, 7, "duke loyal-servant*2 morgan-le-fay minion changeling"],
    ["archduke", 8, 9, "archduke loyal-servant*4 morgan-le-fay minion changeling"],
    ["cleric", 5, 6, "cleric loyal-servant*2 morgan-le-fay blind-hunter"],
    ["youth", 5, 6, "youth loyal-servant*2 morgan-le-fay blind-hunter"],
    ["arthur", 6, 7, "arthur loyal-servant*2 morgan-le-fay minion blind-hunter"],
    ["troublemaker", 6, 7, "troublemaker loyal-servant*2 morgan-le-fay minion blind-hunter"],
    ["brute", 6, 7, "brute loyal-servant*3 morgan-le-fay blind-hunter"],
    ["lunatic", 5, 6, "lunatic loyal-servant*3 morgan-le-fay"],
  ] as const)("%s with %i: better from %i on, and playable · QU-4 QU-6", (character, players, least, set) => {
    expect(errors(players, set)).toEqual([]);
    expect(warnings(players, set)).toContainEqual({ kind: "better-with", character, least });
  });

  test.each(["lunatic", "mutineer", "trickster", "saboteur", "outsider"] as const)(
    "evil and not of the base game: %s without the Hunter · QU-6",
    (character) => {
      expect(warnings(6, `${SERVANTS} morgan-le-fay minion ${character}`)).toEqual([
        { kind: "better-with-hunter", character },
      ]);
      expect(warnings(6, `${SERVANTS} morgan-le-fay blind-hunter ${character}`)).toEqual([]);
    },
  );

  test("Troublemaker or Trickster where nothing checks · QU-6", () => {
    // In this order: from the number of players to the missing characters.
    expect(warnings(5, `${SERVANTS} morgan-le-fay trickster`)).toEqual([
      { kind: "better-with", character: "trickster", least: 6 },
      { kind: "better-with-hunter", character: "trickster" },
      { kind: "nothing-checks", character: "trickster" },
    ]);
    expect(warnings(5, "loyal-servant*2 troublemaker morgan-le-fay blind-hunter")).toContainEqual({
      kind: "nothing-checks",
      character: "troublemaker",
    });
    const withCleric = warnings(5, "loyal-servant cleric troublemaker morgan-le-fay blind-hunter");
    expect(withCleric.map(({ kind }) => kind)).not.toContain("nothing-checks");
    const withAmulet = warnings(6, "loyal-servant*2 troublemaker morgan-le-fay minion blind-hunter");
    expect(withAmulet.map(({ kind }) => kind)).not.toContain("nothing-checks");
  });

  test("a set that cannot be played is not warned of too · QU-6", () => {
    expect(check(6, "duke morgan-le-fay lunatic").warnings).toEqual([]);
  });
});

describe("the piles of Mysterious Figures · QU-6 QU-23", () => {
  const piles = (players: number, goodPile: string, evilPile: string) =>
    check(players, "", { mysteriousFigures: true, preset: "recommended", goodPile, evilPile });

  test("good count and two more, evil count without Morgan and the Hunter · QU-23", () => {
    expect(
      piles(7, "cleric youth arthur percival loyal-servant*2", "mutineer revealer outsider").errors,
    ).toEqual([]);
    expect(piles(7, "cleric youth arthur", "mutineer revealer").errors).toEqual([
      { kind: "pile-size", side: "good", has: 3, needs: 6 },
      { kind: "pile-size", side: "evil", has: 2, needs: 3 },
    ]);
  });

  test("only good ones in the one, only evil ones in the other · QU-23", () => {
    const { errors: found } = piles(7, "cleric minion loyal-servant*4", "mutineer revealer duke");
    expect(found).toEqual([
      { kind: "pile-side", character: "minion" },
      { kind: "pile-side", character: "duke" },
    ]);
  });

  test("they are checked instead of the deal · QU-6", () => {
    const { errors: found } = piles(7, "percival good-lancelot loyal-servant*4", "scion minion*2");
    expect(found).toEqual([
      { kind: "needs-cleric" },
      { kind: "lancelots-together" },
      { kind: "scion-too-many-players" },
    ]);
  });

  test("one pile chosen is worth them too; four and five have none to choose · QU-6 QU-23", () => {
    expect(piles(6, "cleric arthur loyal-servant*3", "").warnings).toEqual([
      { kind: "better-with", character: "arthur", least: 7 },
    ]);
    expect(piles(6, "", "minion*2 brute").warnings).toContainEqual({
      kind: "better-with",
      character: "brute",
      least: 7,
    });
    for (const players of [4, 5])
      expect(piles(players, "arthur", "brute")).toEqual({ errors: [], warnings: [] });
  });

  test("chosen piles are worth the same words, ours none · QU-6 QU-23", () => {
    expect(piles(6, "cleric arthur loyal-servant*3", "minion*2 lunatic").warnings).toEqual([
      { kind: "better-with", character: "arthur", least: 7 },
    ]);
    for (const players of [4, 5, 6, 7, 8, 9, 10]) {
      for (const preset of ["base", "recommended"] as const) {
        const options = { mysteriousFigures: true, preset } as const;
        expect(check(players, "", options)).toEqual({ errors: [], warnings: [] });
      }
    }
  });
});
