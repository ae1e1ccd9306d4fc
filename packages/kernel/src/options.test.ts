import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BagOption, isValueOf, readBag, valuesOf, writeBag } from "./options.ts";

describe("a bag", () => {
  test("is written in words and read again", () => {
    const items = fc.constantFrom("cleric", "duke", "youth");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(items, fc.integer({ min: 1, max: 99 })), { selector: ([item]) => item }),
        (bag) => {
          expect([...(readBag(writeBag(bag)) ?? [])]).toEqual(bag);
        },
      ),
    );
  });

  test("adds up what is named twice, and leaves out items with a count of zero", () => {
    expect([...(readBag("duke duke*2") ?? [])]).toEqual([["duke", 3]]);
    expect(writeBag([["duke", 0]])).toBe("");
  });

  test("is written without a number beside a single item", () => {
    const bag = [
      ["cleric", 1],
      ["duke", 2],
    ] as const;
    expect(writeBag(bag)).toBe("cleric duke*2");
  });

  test.each(["duke*", "duke*0", "duke*01", "duke*-1", "duke*1.5", "duke*100", "*2", "duke*2*2", "duke*x"])(
    "is not written as %s",
    (text) => {
      expect(readBag(text)).toBeNull();
    },
  );

  const court: BagOption = {
    kind: "bag",
    items: ["cleric", "duke"],
    examples: ["duke", "cleric*2"],
    default: "cleric",
  };

  test("is tried with its default and its examples", () => {
    expect(valuesOf(court)).toEqual(["cleric", "duke", "cleric*2"]);
  });

  test.each([
    ["", true],
    ["cleric duke*2", true],
    ["dragon", false],
    ["duke*x", false],
    [true, false],
  ])("of clerics and dukes may be “%s”: %s", (value, allowed) => {
    expect(isValueOf(court, value)).toBe(allowed);
  });
});

test("a switch is off or on, and a choice is one of its words", () => {
  expect(valuesOf({ kind: "switch", default: true })).toEqual([false, true]);
  const coin = { kind: "choice", values: ["penny", "groat"], default: "groat" } as const;
  expect(valuesOf(coin)).toEqual(["penny", "groat"]);
});
