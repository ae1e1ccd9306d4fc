import { expect, test } from "vitest";
import { scaleOf } from "./scale.ts";

test("an axis has a few round numbers and contains every value", () => {
  expect(scaleOf([1310, 1688])).toEqual({ low: 1300, high: 1700, ticks: [1300, 1400, 1500, 1600, 1700] });
  expect(scaleOf([1500]).ticks).toEqual([1500, 1550]);
  for (const spread of [10, 90, 260, 700, 1400, 4000]) {
    const { low, high, ticks } = scaleOf([1200, 1200 + spread]);
    expect(low).toBeLessThanOrEqual(1200);
    expect(high).toBeGreaterThanOrEqual(1200 + spread);
    expect(ticks.length).toBeLessThanOrEqual(8);
  }
});
