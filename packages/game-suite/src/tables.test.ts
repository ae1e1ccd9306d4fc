import type { Game } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { tablesOf } from "./tables.ts";
import { moonlight } from "./toy/moonlight.ts";

const DEFAULTS: Readonly<Record<string, unknown>> = { deck: "short", peeking: true, stars: "" };

/** What each table changes of the defaults: “deck=long peeking=false”. */
function tables(game: Game, seats: number, pairs: number): string[] {
  return tablesOf(game, seats, pairs).map(({ options }) =>
    Object.entries(options)
      .filter(([name, value]) => DEFAULTS[name] !== value)
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
  );
}

describe("the tables that are tried", () => {
  test("are the defaults, then every value of every option beside them", () => {
    expect(tables(moonlight, 3, 0)).toEqual([
      "",
      "deck=long",
      "peeking=false",
      "stars=star",
      "stars=star*2 comet",
    ]);
  });

  test("and as many pairs of options as are wanted, no two alike, the same ones every time", () => {
    const pairs = tables(moonlight, 3, 4).slice(5);
    expect(pairs).toHaveLength(4);
    expect(new Set(pairs).size).toBe(4);
    for (const pair of pairs) expect(pair).toMatch(/^\w+=.+ \w+=/);
    expect(tables(moonlight, 3, 4).slice(5)).toEqual(pairs);
  });

  test("only those that the game allows: four need the long deck", () => {
    const found = tables(moonlight, 4, 100);
    expect(found).toContain("deck=long peeking=false");
    for (const table of found) expect(table).toContain("deck=long");
  });
});
