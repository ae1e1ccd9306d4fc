import { checkTable, type Game, readBag } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { randomTable } from "./random-table.ts";
import { moonlight } from "./testing/moonlight.ts";
import type { Moonlight } from "./testing/words.ts";

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

/** Two comets and seven stars must be in the sky: more than are ever drawn at once for three. */
const starry: Game<Moonlight> = {
  ...moonlight,
  check(seats, options) {
    const { errors, warnings } = moonlight.check(seats, options);
    const sky = readBag(options.stars) ?? new Map<string, number>();
    const wrong = [sky.get("comet") !== 2, sky.get("star") !== 7].filter(Boolean);
    return { errors: [...errors, ...wrong.map(() => ({ kind: "long-night" }) as const)], warnings };
  },
};

describe("a table drawn at random", () => {
  test("is the same again with the same seed, and others with others", () => {
    const tables = SEEDS.map((seed) => JSON.stringify(randomTable(moonlight, 3, seed)));
    expect(SEEDS.map((seed) => JSON.stringify(randomTable(moonlight, 3, seed)))).toEqual(tables);
    expect(new Set(tables).size).toBeGreaterThan(20);
  });

  test("may start, and says what every option is", () => {
    for (const seed of SEEDS) {
      const { seats, options } = randomTable(moonlight, 4, seed);
      expect(checkTable(moonlight, seats, options)).toMatchObject({ errors: [], options });
      expect(Object.keys(options)).toEqual(["deck", "peeking", "stars"]);
    }
  });

  test("mixes the values of all options with each other", () => {
    const mixtures = SEEDS.map((seed) => {
      const { deck, peeking, stars } = randomTable(moonlight, 3, seed).options;
      return `${deck} ${peeking} ${stars === "" ? "dark" : "starry"}`;
    });
    expect(new Set(mixtures).size).toBe(8);
  });

  test("has the one bag that is legal beside any values of the others", () => {
    const tables = SEEDS.map((seed) => randomTable(starry, 3, seed).options);
    for (const { stars } of tables)
      expect(Object.fromEntries(readBag(String(stars)) ?? [])).toEqual({ comet: 2, star: 7 });
    const mixtures = tables.map(({ deck, peeking }) => `${deck} ${peeking}`);
    expect(new Set(mixtures).size).toBe(4);
  });

  test("is not to be had where no table may start", () => {
    const never: Game<Moonlight> = {
      ...moonlight,
      check: () => ({ errors: [{ kind: "long-night" }], warnings: [] }),
    };
    expect(() => randomTable(never, 3, 1)).toThrow(/^moonlight: No table of 3 seats was found/);
  });
});
