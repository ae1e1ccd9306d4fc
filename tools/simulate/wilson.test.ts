import { expect, test } from "vitest";
import { wilson } from "./wilson.ts";

test.each([
  [38, 60, 0.507, 0.744],
  [1000, 1000, 0.996, 1],
  [0, 20, 0, 0.161],
])(
  "%i of %i: the interval is that of the books, also where everything was won or lost",
  (won, games, low, high) => {
    expect(wilson(won, games).low).toBeCloseTo(low, 3);
    expect(wilson(won, games).high).toBeCloseTo(high, 3);
  },
);
