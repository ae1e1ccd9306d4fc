import { expect, test } from "vitest";
import { aheadOf, besideTheBest, estimated } from "./estimate.ts";

test("a mean of a hundred coins is known within ten in a hundred", () => {
  const coins = Array.from({ length: 100 }, (_, nth) => nth % 2);
  expect(estimated(coins).mean).toBe(0.5);
  expect(estimated(coins).give).toBeCloseTo(0.0985, 3);
});

test("nothing is known of what was never tried, and once is not known better", () => {
  expect(estimated([])).toEqual({ mean: 0, give: 0 });
  expect(estimated([0.3])).toEqual({ mean: 0.3, give: 0 });
});

test("what was tried in good worlds alone is no better for it", () => {
  const best = [0.9, 0.8, 0.1, 0.2];
  expect(besideTheBest([0.8, 0.7], best).mean).toBeCloseTo(0.4);
});

test("nothing is better than the best", () => {
  expect(besideTheBest([0.6], [0.5, 0.5]).mean).toBe(0.5);
});

test("two are compared where both were tried, and there exactly", () => {
  expect(aheadOf([0.5, 0.6, 0.7], [0.25, 0.35])).toEqual({ mean: 0.25, give: 0 });
});
