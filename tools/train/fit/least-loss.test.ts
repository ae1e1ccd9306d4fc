import { chanceOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { leastLoss } from "./least-loss.ts";

test("finds the constants that generated the data", () => {
  const chance = chanceOf(seeded("known data"));
  const [base, slope] = [-0.5, 1.5];
  const likely = (x: number, a: number, b: number) => 1 / (1 + Math.exp(-(a + b * x)));
  const samples = Array.from({ length: 4000 }, () => {
    const x = chance.pick(4000) / 1000 - 2;
    return { x, won: chance.pick(10_000) < 10_000 * likely(x, base, slope) };
  });
  const fitted = leastLoss({ base: 0.1, slope: 0.3 }, (constants) =>
    samples.reduce((sum, { x, won }) => {
      const said = likely(x, constants["base"] ?? 0, constants["slope"] ?? 0);
      return sum - Math.log(won ? said : 1 - said) / samples.length;
    }, 0),
  );
  expect(Math.abs((fitted["base"] ?? 0) - base)).toBeLessThan(0.12);
  expect(Math.abs((fitted["slope"] ?? 0) - slope)).toBeLessThan(0.15);
});

test("leaves constants alone that the data do not determine", () => {
  const fitted = leastLoss({ used: 1, idle: 3 }, ({ used = 0 }) => (used - 2) ** 2);
  expect(fitted["used"]).toBeCloseTo(2, 3);
  expect(fitted["idle"]).toBe(3);
});
