import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOf, pickOne, shuffled } from "./chance.ts";
import { recorded, ReplayMismatch } from "./recorded.ts";
import { chanceFrom, seeded } from "./words.ts";

/** How far the counts are from all being equal; with `sides - 1` degrees of freedom. */
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
  ])("gives each of %i sides as often", (sides, bound) => {
    const source = seeded("fair");
    expect(chiSquare(countsOf(sides, 60_000, (draw) => source.pick(draw, sides)))).toBeLessThan(bound);
  });

  test("gives each order of three as often", () => {
    const source = seeded("orders");
    const orders = ["012", "021", "102", "120", "201", "210"];
    const counts = countsOf(6, 60_000, (draw) => orders.indexOf(source.order(draw, 3).join("")));
    expect(chiSquare(counts)).toBeLessThan(25.8);
  });

  test("gives neighbouring draws that have nothing to do with each other", () => {
    const source = seeded("pairs");
    const counts = countsOf(36, 60_000, (draw) => source.pick(draw, 6) * 6 + source.pick(draw + 1, 6));
    expect(chiSquare(counts)).toBeLessThan(76);
  });

  test("gives other dice for another seed", () => {
    const rolls = (seed: string) => Array.from({ length: 20 }, (_, draw) => seeded(seed).pick(draw, 100));
    expect(rolls("one")).not.toEqual(rolls("other"));
  });

  test("gives the same draw number the same answer, whatever was drawn in between", () => {
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

  test("puts things in an order that misses and doubles none", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), fc.nat(60), (seed, draw, length) => {
        const order = seeded(seed).order(draw, length);
        expect(order.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length }, (_, index) => index),
        );
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN])("has no die with %d sides", (sides) => {
    expect(() => seeded(1).pick(0, sides)).toThrow(RangeError);
  });
});

test("a word that would favour some sides is passed over", () => {
  const words = [2 ** 32 - 1, 4];
  const source = chanceFrom((_, nth) => words[nth] ?? 0);
  expect(source.pick(0, 3)).toBe(1);
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

test("a shuffle has the same cards, and picking takes one of them", () => {
  const cards = ["ace", "king", "queen", "jack"];
  expect(shuffled(chanceOf(seeded(1)), cards).toSorted()).toEqual(cards.toSorted());
  expect(cards).toContain(pickOne(chanceOf(seeded(2)), cards));
});

test("there is nothing to pick from nothing", () => {
  expect(() => pickOne(chanceOf(seeded(1)), [])).toThrow(RangeError);
});

describe("recorded chance", () => {
  const source = recorded([{ of: 6, drew: 3 }, { order: [1, 0] }], 10);

  test("gives what was drawn, by its number", () => {
    expect([source.pick(10, 6), source.order(11, 2)]).toEqual([3, [1, 0]]);
  });

  test.each([
    ["another die", () => source.pick(10, 8)],
    ["a die where an order was drawn", () => source.pick(11, 6)],
    ["an order where a die was rolled", () => source.order(10, 6)],
    ["a longer order", () => source.order(11, 3)],
    ["a draw that was never made", () => source.pick(12, 6)],
  ])("does not answer a request for %s", (_, request) => {
    expect(request).toThrow(ReplayMismatch);
  });
});
