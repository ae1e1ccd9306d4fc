import { expect, test } from "vitest";
import { asShares, inThousandths, type NetShape, ofThousandths, weightsOfAKind, worthOf } from "./net.ts";

test("what shows counts by its weight, and a hidden thought only where it is above nothing", () => {
  const shape: NetShape = { inputs: 2, hidden: 1, kinds: 1 };
  // 3·x + 0·y, and twice whatever y is above 1.
  const weights = Float64Array.from([3, 0, -1, 0, 1, 2]);
  expect(weightsOfAKind(shape)).toBe(weights.length);
  expect(worthOf(shape, weights, Float64Array.from([2, 0]))).toBe(6);
  expect(worthOf(shape, weights, Float64Array.from([2, 5]))).toBe(6 + 2 * 4);
});

test("each kind has weights of its own", () => {
  const shape: NetShape = { inputs: 1, hidden: 0, kinds: 3 };
  const weights = Float64Array.from([1, 10, 100]);
  expect([0, 1, 2].map((kind) => worthOf(shape, weights, Float64Array.from([2]), kind))).toEqual([
    2, 20, 200,
  ]);
});

test("shares add up to one, and one nat more is e times as likely, however great the worths are", () => {
  const [one = 0, other = 0] = asShares(Float64Array.from([1000, 1001]));
  expect(one + other).toBeCloseTo(1);
  expect(other / one).toBeCloseTo(Math.E);
});

test("weights in a source are as good as the weights", () => {
  expect(inThousandths(Float64Array.from([1.2344, -0.5]))).toEqual([1234, -500]);
  expect([...ofThousandths([1234, -500])]).toEqual([1.234, -0.5]);
});
