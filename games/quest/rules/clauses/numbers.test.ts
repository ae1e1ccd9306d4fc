import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { sidesFor, tableauFor } from "../tableau.ts";
import { after, underway } from "./position.ts";

const COUNTS = [4, 5, 6, 7, 8, 9, 10];

describe("good and evil · QU-1", () => {
  test("so many of each in the base game · QU-1", () => {
    const sides = COUNTS.map((players) => sidesFor(players, false));
    expect(sides.map(({ good, evil }) => `${good}/${evil}`)).toEqual([
      "2/2",
      "3/2",
      "3/3",
      "4/3",
      "5/3",
      "6/3",
      "6/4",
    ]);
  });

  test("so many of each in the Director's Cut · QU-1", () => {
    const sides = COUNTS.map((players) => sidesFor(players, true));
    expect(sides.map(({ good, evil }) => `${good}/${evil}`)).toEqual([
      "2/2",
      "2/3",
      "3/3",
      "3/4",
      "4/4",
      "4/5",
      "5/5",
    ]);
  });

  test("from four to ten players · QU-1", () => {
    expect(game.seats).toMatchObject({ min: 4, max: 10 });
  });

  test.each([3, 11])("nobody plays it with %i · QU-1", (players) => {
    expect(() => sidesFor(players, false)).toThrow(RangeError);
  });
});

/** A tableau as the rules print it: `3 4A 5*A`. */
function printed(players: number, directorsCut: boolean, board: "A" | "B" = "A"): string {
  return tableauFor(players, directorsCut, board)
    .map(({ team, failsNeeded, amulet }) => `${team}${failsNeeded === 2 ? "*" : ""}${amulet ? "A" : ""}`)
    .join(" ");
}

describe("the tableau · QU-2", () => {
  test.each([
    [5, "2 3 2 4 3"],
    [6, "2 3A 4 3 4"],
    [7, "2 3A 3A 4* 4"],
    [8, "3 4A 4A 5*A 5"],
    [9, "3 4A 4A 5*A 5"],
    [10, "3 4A 4A 5*A 5"],
  ])("base, %i players: %s · QU-2", (players, quests) => {
    expect(printed(players, false)).toBe(quests);
  });

  test("four players have the board that the host picks · QU-2", () => {
    expect([printed(4, false, "A"), printed(4, false, "B")]).toEqual(["2 3 3 2", "2 3 2 3"]);
  });

  test.each([
    [4, "3 2 3 4*"],
    [5, "3 2 3 4* 3"],
    [6, "3 2 3 4*A 3"],
    [7, "3 2 3A 4*A 3"],
    [8, "4 3A 4*A 5*A 4"],
    [9, "4 3A 4*A 5*A 4"],
    [10, "4 3A 4*A 5*A 4"],
  ])("Director's Cut, %i players: %s · QU-2", (players, quests) => {
    expect(printed(players, true)).toBe(quests);
  });

  test("the board that the host picked is the one that lies there · QU-2", () => {
    const play = underway(["loyal-servant", "loyal-servant", "morgan-le-fay", "scion"], {
      options: { boardForFour: "B" },
    });
    expect(play.view().tableau.map(({ team }) => team)).toEqual([2, 3, 2, 3]);
  });
});

describe("how many quests it takes · QU-3", () => {
  const FOUR = ["loyal-servant", "loyal-servant", "morgan-le-fay", "scion"] as const;
  const FIVE = ["loyal-servant", "loyal-servant", "loyal-servant", "morgan-le-fay", "scion"] as const;

  test.each([
    ["SS", FIVE, "1 new-leader"],
    ["FF", FIVE, "1 new-leader"],
    ["FSF", FIVE, "2 new-leader"],
    ["FFF", FIVE, "0 1 2 3 4 discussion"],
    ["SFSFF", FIVE, "0 1 2 3 4 discussion"],
    ["SSS", FIVE, "nobody"],
    ["FFSSS", FIVE, "nobody"],
    ["F", FOUR, "0 new-leader"],
    ["FF", FOUR, "0 1 2 3 discussion"],
    ["SFSF", FOUR, "0 1 2 3 discussion"],
    ["SFSS", FOUR, "nobody"],
  ] as const)("after %s · QU-3", (results, deal, asked) => {
    expect(after(results, deal).asked).toBe(asked);
  });
});
