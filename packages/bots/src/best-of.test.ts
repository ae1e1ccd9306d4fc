import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { bestOf, ranked } from "./best-of.ts";

describe("the best of several", () => {
  test("is found through noise larger than the difference", () => {
    const chance = chanceOf(seeded("noise"));
    const found = bestOf([1, 2, 3, 4, 5, 6, 7, 8], 800, (item) => item + chance.pick(10));
    expect(found).toBe(8);
  });

  test("meets the same trials as the others: those that go on have been tried equally often", () => {
    const trials = new Map<string, number[]>();
    bestOf(["good", "better", "bad"], 30, (item, nth) => {
      trials.set(item, [...(trials.get(item) ?? []), nth]);
      return ["bad", "good", "better"].indexOf(item);
    });
    expect(trials.get("better")).toEqual(trials.get("good"));
    expect(trials.get("bad")).toEqual(trials.get("good")?.slice(0, trials.get("bad")?.length));
    expect(trials.get("bad")?.length).toBeLessThan(trials.get("good")?.length ?? 0);
  });

  /** Which trials each of so many items meets; the later an item comes, the better it is. */
  function trialsOf(items: number, trials: number): number[][] {
    const met = Array.from({ length: items }, (): number[] => []);
    bestOf([...met.keys()], trials, (item, nth) => {
      met[item]?.push(nth);
      return item;
    });
    return met;
  }

  test.each([
    [8, 240, [10, 10, 10, 10, 30, 30, 70, 70]],
    [5, 90, [6, 6, 16, 31, 31]],
    [2, 9, [5, 5]],
  ])(
    "of %i is found with %i trials: as many at each stage, among half as many items",
    (items, trials, each) => {
      const met = trialsOf(items, trials);
      expect(met.map(({ length }) => length)).toEqual(each);
      for (const nths of met) expect(nths).toEqual([...nths.keys()]);
    },
  );

  test("is tried at every stage, however few trials there are", () => {
    expect(trialsOf(4, 1).map(({ length }) => length)).toEqual([1, 1, 2, 2]);
  });

  test("needs no trial when there is only one, and is nothing when there is none", () => {
    const never = () => expect.unreachable("Nothing is to be tried.");
    expect(bestOf(["only"], 10, never)).toBe("only");
    expect(() => bestOf([], 10, never)).toThrow("There is nothing to choose from.");
  });

  test("comes before those that went on as long as it, and they before the rest, each with its trials", () => {
    const found = ranked([3, 1, 4, 2], 8, (item) => item);
    expect(found.map(({ item }) => item)).toEqual([4, 3, 2, 1]);
    expect(found.map(({ values }) => values.length)).toEqual([3, 3, 1, 1]);
  });
});
