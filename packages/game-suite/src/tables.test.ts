import type { Game } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { tablesOf } from "./tables.ts";
import { moonlight } from "./testing/moonlight.ts";

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
    for (const table of tables(moonlight, 4, 100)) expect(table).toContain("deck=long");
  });

  test("only where every value changes something: peeking by four, stars with the long deck", () => {
    const peeked: Game = {
      ...moonlight,
      lobby: {
        applies: (option, seats, { deck }) =>
          option === "peeking" ? seats > 3 : option !== "stars" || deck === "long",
      },
    };
    expect(tables(peeked, 3, 0)).toEqual([
      "",
      "deck=long",
      "deck=long stars=star",
      "deck=long stars=star*2 comet",
    ]);
    for (const table of tables(peeked, 3, 100)) expect(table).not.toMatch(/peeking|^stars/);
    expect(tables(peeked, 4, 0)).toContain("deck=long peeking=false");
  });

  test("with a value that the defaults forbid, another beside it that allows it", () => {
    expect(tables(moonlight, 4, 0)).toEqual([
      "deck=long",
      "deck=long peeking=false",
      "deck=long stars=star",
      "deck=long stars=star*2 comet",
    ]);
  });
});
