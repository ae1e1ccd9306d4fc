import { chanceOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { slopesOf, stepOf } from "./slopes.ts";

const chance = chanceOf(seeded("slopes"));
const any = () => chance.pick(2001) / 1000 - 1;

/** The first constant gains what the second loses; the third has no effect. */
const trials = Array.from({ length: 3000 }, () => {
  const strays = [any(), any(), any()];
  const [one = 0, other = 0] = strays;
  return { strays, ahead: 4 + 2 * one - other + 3 * any() };
});

test("slopes are found in noise, with their standard errors", () => {
  const slopes = slopesOf(trials);
  const truth = [2, -1, 0];
  for (const [nth, { slope, error }] of slopes.entries()) {
    expect(Math.abs(slope - (truth[nth] ?? 0))).toBeLessThan(4 * error);
    expect(error).toBeGreaterThan(0.03);
    expect(error).toBeLessThan(0.09);
  }
});

test("a step follows steep slopes, and hardly those that may be noise", () => {
  const step = stepOf(
    [
      { slope: 0.3, error: 0.05 },
      { slope: -3, error: 0.05 },
      { slope: 0.05, error: 0.5 },
    ],
    2,
  );
  expect(step[0]).toBeCloseTo(0.6, 1);
  expect(step[1]).toBe(-1);
  expect(Math.abs(step[2] ?? 1)).toBeLessThan(0.01);
});
