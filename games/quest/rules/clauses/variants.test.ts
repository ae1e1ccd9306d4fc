import { checkTable, seeded, RecordingDealer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Character, sideOf } from "../characters.ts";
import { game } from "../index.ts";
import type { QuestEvent } from "../events.ts";
import type { Options } from "../quest.ts";
import type { State } from "../state.ts";
import { after, underway } from "./position.ts";

/** Setups by many seeds, so that random deals show up. */
function setups(players: number, given: Partial<Options>): State[] {
  const { options } = checkTable(game, players, given);
  return Array.from({ length: 60 }, (_, seed) =>
    game.setup(players, options, new RecordingDealer<QuestEvent>(seeded(seed), 0)),
  );
}

const everPutAway = (states: readonly State[]): string[] =>
  [...new Set(states.flatMap(({ putAway }) => putAway.flat()))].toSorted();
const dealtGood = ({ deal }: State): Character[] => deal.filter((one) => sideOf(one) === "good").toSorted();

describe("Mysterious Figures · QU-23", () => {
  test("four: Loyal Servant, Cleric, Youth less one, Morgan, Hunter · QU-23", () => {
    const states = setups(4, { mysteriousFigures: true });
    for (const { deal, putAway } of states) {
      expect([...deal, ...putAway.flat()].toSorted()).toEqual([
        "blind-hunter",
        "cleric",
        "loyal-servant",
        "morgan-le-fay",
        "youth",
      ]);
      expect(deal).toEqual(expect.arrayContaining(["morgan-le-fay", "blind-hunter"]));
    }
    expect(everPutAway(states)).toEqual(["cleric", "loyal-servant", "youth"]);
  });

  test("five: the same and one more Loyal Servant, who is always dealt · QU-23", () => {
    const states = setups(5, { mysteriousFigures: true });
    expect(everPutAway(states)).toEqual(["cleric", "loyal-servant", "youth"]);
    for (const state of states) {
      expect(dealtGood(state)).toHaveLength(3);
      expect(state.deal).toContain("loyal-servant");
    }
  });

  test("six and more: from either pile two are put away; Morgan always plays, the Hunter may be missing · QU-23", () => {
    const piles = {
      mysteriousFigures: true,
      goodPile: "cleric youth arthur percival loyal-servant*2",
      evilPile: "mutineer revealer outsider",
    };
    const states = setups(7, piles);
    for (const state of states) {
      expect(state.putAway.map((cards) => cards.length)).toEqual([2, 2]);
      expect([state.deal.length, dealtGood(state).length]).toEqual([7, 4]);
      expect(state.deal).toContain("morgan-le-fay");
      expect(state.set).toEqual(states[0]?.set);
    }
    expect(everPutAway(states)).toEqual([
      "arthur",
      "blind-hunter",
      "cleric",
      "loyal-servant",
      "mutineer",
      "outsider",
      "percival",
      "revealer",
      "youth",
    ]);
  });

  test("the piles are public, what was put away is not · QU-23", () => {
    const play = underway(["morgan-le-fay", "blind-hunter", "cleric", "youth"], {
      options: { mysteriousFigures: true },
      putAway: [["loyal-servant"]],
    });
    expect(play.view().set.toSorted()).toEqual([
      "blind-hunter",
      "cleric",
      "loyal-servant",
      "morgan-le-fay",
      "youth",
    ]);
    for (const viewer of [0, 1, 2, 3, "public"] as const) {
      expect([play.view(viewer).putAway, play.view(viewer).mine?.putAway ?? []]).toEqual([null, []]);
    }
  });

  test("it is shown when the game is over · QU-23", () => {
    const play = after("SSS", ["morgan-le-fay", "blind-hunter", "cleric", "youth"], {
      options: { mysteriousFigures: true },
      putAway: [["loyal-servant"]],
    });
    expect(play.answers("give-up").view().putAway).toEqual(["loyal-servant"]);
  });

  test("whatever was put away, after three successes without the Hunter good wins · QU-17 QU-23", () => {
    const play = after("SSS", ["loyal-servant", "cleric", "youth", "morgan-le-fay", "minion", "lunatic"], {
      options: {
        mysteriousFigures: true,
        goodPile: "cleric youth loyal-servant*3",
        evilPile: "minion*2 lunatic",
      },
      putAway: [
        ["loyal-servant", "loyal-servant"],
        ["minion", "blind-hunter"],
      ],
    });
    expect(play.result).toBe("good three-successes");
  });
});

describe("Mysterious Figures belong to the base board · QU-23", () => {
  const own = { preset: "custom", customRules: "directors-cut" } as const;

  test.each([4, 5, 6, 7, 8, 9, 10])(
    "%i players: not in the Director's Cut, nor in a set by its rules",
    (players) => {
      for (const cut of [{ preset: "directors-cut" }, own] as const) {
        const withFigures = checkTable(game, players, { ...cut, mysteriousFigures: true });
        expect(withFigures.options.mysteriousFigures).toBe(false);
        expect(withFigures).toEqual(checkTable(game, players, cut));
      }
    },
  );

  test.each(["base", "recommended", "custom"])("with %s they are", (preset) => {
    expect(checkTable(game, 7, { preset, mysteriousFigures: true }).errors).toEqual([]);
  });
});

describe("the Director's Cut · QU-30", () => {
  test.each([
    [4, ["cleric", "loyal-servant", "youth"]],
    [5, ["cleric", "loyal-servant", "youth"]],
    [6, ["troublemaker", "youth"]],
    [8, ["troublemaker", "youth"]],
    [10, ["troublemaker", "youth"]],
  ])("%i players: one of %s is left out, at random · QU-30", (players, oneOf) => {
    const states = setups(players, { preset: "directors-cut" });
    expect(everPutAway(states)).toEqual(oneOf);
    for (const { putAway } of states) expect(putAway.flat()).toHaveLength(1);
  });

  test("which of Troublemaker and Youth was dealt is secret; both tokens are shown · QU-30", () => {
    const deal = ["cleric", "duke", "youth", "minion", "morgan-le-fay", "blind-hunter"] as const;
    const play = underway(deal, { options: { preset: "directors-cut" }, putAway: [["troublemaker"]] });
    expect(play.view().set).toEqual(expect.arrayContaining(["troublemaker", "youth"]));
    expect(play.view(0)).toMatchObject({ deal: null, putAway: null });
  });

  test.each([
    [4, "cleric loyal-servant", [["youth"]], ["1 blind-hunter"]],
    [5, "cleric loyal-servant minion", [["youth"]], ["1 blind-hunter", "4 evil"]],
    [6, "cleric duke youth minion", [["troublemaker"]], ["5 evil"]],
  ] as const)("%i players: whether evil knows the Hunter · QU-9 QU-30", (_, others, putAway, known) => {
    const rest = others.split(" ") as Character[];
    const deal: Character[] = ["morgan-le-fay", "blind-hunter", ...rest];
    expect(underway(deal, { options: { preset: "directors-cut" }, putAway }).knows(0)).toEqual(known);
  });

  test("with eight quests 3 and 4 need two Fails · QU-2 QU-30", () => {
    const deal: Character[] = [
      "loyal-servant",
      "cleric",
      "duke",
      "youth",
      "minion",
      "minion",
      "morgan-le-fay",
      "blind-hunter",
    ];
    const play = underway(deal, { options: { preset: "directors-cut" }, putAway: [["troublemaker"]] });
    expect(play.view().tableau.map(({ failsNeeded }) => failsNeeded)).toEqual([1, 1, 2, 2, 1]);
  });
});
