import { expect, test } from "vitest";
import { gainOver, winOdds } from "./odds.ts";

const weighed = (odds: number, give: number) => ({ answer: "go", odds, give, reasons: [] });

test("odds are wins in a hundred, and their interval stays within 0 and 100", () => {
  expect(winOdds({ odds: 0.618, give: 0.04 })).toEqual({ wins: 62, give: 4, from: 58, to: 66 });
  expect(winOdds({ odds: 0.99, give: 0.04 })).toEqual({ wins: 99, give: 4, from: 95, to: 100 });
  expect(winOdds({ odds: 0.01, give: 0.04 })).toMatchObject({ from: 0, to: 5 });
});

test("a gain within the noise counts as none", () => {
  expect(gainOver(weighed(0.6, 0.02), weighed(0.5, 0.02))).toBe(10);
  expect(gainOver(weighed(0.52, 0.05), weighed(0.5, 0.05))).toBe(0);
  expect(gainOver(weighed(0.52, 0), weighed(0.5, 0))).toBe(2);
  expect(gainOver(weighed(0.56, 0.05), weighed(0.5, 0.05))).toBe(0);
  expect(gainOver(weighed(0.56, 0.05), { ...weighed(0.5, 0.05), beside: 0.03 })).toBe(6);
  expect(gainOver(weighed(0.56, 0), { ...weighed(0.5, 0), beside: 0.08 })).toBe(0);
  expect(gainOver(weighed(0.5, 0), weighed(0.6, 0))).toBe(0);
});
