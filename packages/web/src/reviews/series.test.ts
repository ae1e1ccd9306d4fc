import { expect, test } from "vitest";
import { spreadLabels } from "./labels.ts";
import { chanceAt, knownSeries, openSeries } from "./series.ts";
import { REVIEW } from "./testing/review.ts";

test("players with the same chances at every moment share a line", () => {
  const [both, ...others] = openSeries({
    ...REVIEW,
    seats: 2,
    open: [
      [5000, 5000],
      [7000, 7000],
    ],
  });
  expect(both?.seats).toEqual([0, 1]);
  expect(others).toEqual([]);
  expect(openSeries(REVIEW)).toHaveLength(2);
});

test("a player's estimate holds until their next decision, and ends with the result", () => {
  const [first] = knownSeries(REVIEW);
  expect(first?.points.at(-1)).toEqual({ moment: REVIEW.led, chance: REVIEW.sums[0]?.end });
  if (first === undefined) throw new Error("There is no line.");
  const [, decision] = first.points;
  expect(chanceAt(first, (decision?.moment ?? 0) + 0.5)).toBe(decision?.chance);
});

test("before their first decision a player knows no more than before the deal", () => {
  const [, second] = knownSeries(REVIEW);
  if (second === undefined) throw new Error("There is no line.");
  expect(second.points.slice(0, 2)).toEqual([{ moment: 0, chance: REVIEW.start[1] }, REVIEW.known[1]?.[0]]);
  expect(chanceAt(second, 0)).toBe(REVIEW.start[1]);
});

test("labels are spaced apart, in order, and within the edges", () => {
  const placed = spreadLabels([100, 98, 0, 99], 20, 0, 100);
  expect(placed[2]).toBe(0);
  const heights = [placed[1], placed[3], placed[0]].map((one) => one ?? 0);
  expect(heights).toEqual([60, 80, 100]);
});
