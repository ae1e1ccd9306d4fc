import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chance, chanceOf, pickOne, shuffled } from "./chance.ts";
import { recorded, ReplayMismatch } from "./recorded-chance.ts";
import { chanceFrom, seeded } from "./random.ts";

/** Measures how far the counts are from being equal, with `sides - 1` degrees of freedom. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

function countsOf(kinds: number, times: number, roll: (nth: number) => number): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (let nth = 0; nth < times; nth++) {
    const rolled = roll(nth);
    counts[rolled] = (counts[rolled] ?? 0) + 1;
  }
  return counts;
}

describe("seeded chance", () => {
  // Bounds are the 99.99 % points: a fair source with another seed would pass them too.
  test.each([
    [2, 15.2],
    [6, 25.8],
    [10, 33.8],
    [36, 76.0],
  ])("rolls each of %i sides equally often", (sides, bound) => {
    const source = seeded("fair");
    expect(chiSquare(countsOf(sides, 60_000, (draw) => source.pick(draw, sides)))).toBeLessThan(bound);
  });

  test("shuffles three items into each order equally often", () => {
    const source = seeded("orders");
    const orders = ["012", "021", "102", "120", "201", "210"];
    const counts = countsOf(6, 60_000, (draw) => orders.indexOf(source.order(draw, 3).join("")));
    expect(chiSquare(counts)).toBeLessThan(25.8);
  });

  test("draws that follow each other are independent", () => {
    const source = seeded("pairs");
    const counts = countsOf(36, 60_000, (draw) => source.pick(draw, 6) * 6 + source.pick(draw + 1, 6));
    expect(chiSquare(counts)).toBeLessThan(76);
  });

  test("another seed gives other dice", () => {
    const rolls = (seed: string) => Array.from({ length: 20 }, (_, draw) => seeded(seed).pick(draw, 100));
    expect(rolls("one")).not.toEqual(rolls("other"));
  });

  test("a draw number always gives the same answer, whatever was drawn in between", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10_000), fc.integer({ min: 1, max: 1000 }), (seed, draw, sides) => {
        const source = seeded(seed);
        const first = source.pick(draw, sides);
        source.order(draw + 1, 5);
        expect(source.pick(draw, sides)).toBe(first);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThan(sides);
      }),
    );
  });

  test("a shuffle misses no item and repeats none", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), fc.nat(60), (seed, draw, length) => {
        const order = seeded(seed).order(draw, length);
        expect(order.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length }, (_, index) => index),
        );
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("refuses a die with %d sides", (sides) => {
    expect(() => seeded(1).pick(0, sides)).toThrow(`A die cannot have ${sides} sides.`);
  });

  test("accepts a die with one side, and one with 2³² sides", () => {
    expect(seeded(1).pick(0, 1)).toBe(0);
    expect(seeded(1).pick(0, 2 ** 32)).toBeGreaterThan(2 ** 16);
  });

  test("a seed gives the same dice in every release, so that old simulations and failures can be repeated", () => {
    const source = seeded("as ever");
    expect([0, 1, 2, 3, 4].map((draw) => source.pick(draw, 1000))).toEqual([761, 757, 39, 625, 886]);
    expect(source.order(5, 10)).toEqual([3, 6, 4, 9, 5, 8, 7, 2, 1, 0]);
    expect(seeded(7).pick(0, 2 ** 32)).toBe(3606552055);
  });
});

describe("random words become dice", () => {
  const diceFrom = (...words: readonly number[]) => chanceFrom((_, nth) => words[nth] ?? 0);

  test("by their remainder", () => {
    expect(diceFrom(17).pick(0, 6)).toBe(5);
  });

  test("a word that would favour some sides is skipped", () => {
    expect(diceFrom(2 ** 32 - 1, 4).pick(0, 3)).toBe(1);
  });

  test("a word that favours no side is used", () => {
    expect(diceFrom(2 ** 32 - 2, 4).pick(0, 3)).toBe(2);
    expect(diceFrom(2 ** 32 - 1, 4).pick(0, 2 ** 32)).toBe(2 ** 32 - 1);
  });
});

test("plain chance numbers its draws one by one", () => {
  const source = seeded(7);
  const chance = chanceOf(source);
  expect([chance.pick(100), chance.order(4), chance.pick(100)]).toEqual([
    source.pick(0, 100),
    source.order(1, 4),
    source.pick(2, 100),
  ]);
});

/** Chance that always gives these results. */
const giving = (picked: number, order: readonly number[] = []): Chance => ({
  pick: () => picked,
  order: () => order,
});

test("a shuffle uses the drawn order, and a pick takes the drawn item", () => {
  const cards = ["ace", "king", "queen"];
  expect(shuffled(giving(0, [2, 0, 1]), cards)).toEqual(["queen", "ace", "king"]);
  expect(pickOne(giving(1), cards)).toBe("king");
});

test("picking or shuffling an item that does not exist throws", () => {
  expect(() => pickOne(giving(0), [])).toThrow("There is no item 0 among 0.");
  expect(() => shuffled(giving(0, [0, 3]), ["ace", "king"])).toThrow("There is no item 3 among 2.");
});

describe("recorded chance", () => {
  const source = recorded([{ of: 6, drew: 3 }, { order: [1, 0] }], 10);

  test("numbers draws from 0 by default", () => {
    expect(recorded([{ of: 6, drew: 3 }]).pick(0, 6)).toBe(3);
  });

  test("gives each draw by its number", () => {
    expect([source.pick(10, 6), source.order(11, 2)]).toEqual([3, [1, 0]]);
  });

  test.each([
    ["another die", () => source.pick(10, 8)],
    ["a die where an order was drawn", () => source.pick(11, 6)],
    ["an order where a die was rolled", () => source.order(10, 6)],
    ["a longer order", () => source.order(11, 3)],
    ["a draw that was never made", () => source.pick(12, 6)],
  ])("throws when asked for %s", (_, request) => {
    expect(request).toThrow(ReplayMismatch);
    expect(request).toThrow(expect.objectContaining({ name: "ReplayMismatch" }));
  });
});
