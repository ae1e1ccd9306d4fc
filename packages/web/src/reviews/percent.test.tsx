import { seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { roundedSum } from "./percent.ts";

test("rounded to whole per cents the sum still holds, and nothing is off by more than one", () => {
  const source = seeded("sums");
  for (let nth = 0; nth < 2000; nth++) {
    const change = (draw: number) => source.pick(5 * nth + draw, 6001) - 3000;
    const start = source.pick(5 * nth, 10_001);
    const [own, others, end] = [change(1), change(2), source.pick(5 * nth + 3, 10_001)];
    const sum = { start, own, others, luck: end - start - own - others, end };
    const rounded = roundedSum(sum);
    expect(rounded.start + rounded.own + rounded.others + rounded.luck).toBe(rounded.end);
    for (const part of ["start", "own", "others", "luck", "end"] as const) {
      expect(Math.abs(rounded[part] - sum[part])).toBeLessThan(100 + 1);
      expect(Math.abs(rounded[part] % 100)).toBe(0);
    }
  }
});
