import { checkTable } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Options } from "../dice-city.ts";
import { game } from "../index.ts";

const AMONG_OTHERS: Partial<Options> = { rerollHits: "opponents", openScores: true, twoRows: "choice" };
const ALONE: Partial<Options> = { level: "hard", target: "60" };

/** Which options a table of so many is offered. */
const offered = (seats: number) =>
  Object.keys(game.options).filter((option) =>
    game.lobby?.applies?.(option, seats, checkTable(game, seats).options),
  );

test("of what a table may choose, the default comes first · DC-12 DC-23 DC-28 DC-29", () => {
  const choices = Object.values(game.options).filter((option) => option.kind === "choice");
  expect(choices.map(({ values }) => values[0])).toEqual(choices.map((option) => option.default));
  expect(checkTable(game, 2).options).toEqual({
    rerollHits: "everyone",
    openScores: false,
    twoRows: "automatic",
    level: "normal",
    target: "50",
  });
});

describe("an option is offered where it changes something", () => {
  test("alone: level and target · DC-27 DC-28 DC-29", () => {
    expect(offered(1)).toEqual(["level", "target"]);
  });

  test.each([2, 3, 4])("among %i: what concerns the others · DC-12 DC-21 DC-23", (seats) => {
    expect(offered(seats)).toEqual(["rerollHits", "openScores", "twoRows"]);
  });

  test("what was set for others is as if it were not set once one is alone, and the other way round · DC-27", () => {
    const { options: defaults } = checkTable(game, 2);
    const given = { ...AMONG_OTHERS, ...ALONE };
    expect(checkTable(game, 1, given).options).toEqual({ ...defaults, ...ALONE });
    expect(checkTable(game, 2, given).options).toEqual({ ...defaults, ...AMONG_OTHERS });
  });
});
