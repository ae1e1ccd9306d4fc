import { describe, expect, test } from "vitest";
import { line, piece, plainText, seat } from "./line.ts";
import { list } from "./list.ts";

describe("a list", () => {
  const company = [seat(0), seat(1), line`${seat(2)}’s ${piece("knight", "knight")}`];

  test.each([
    ["en", "Anna, Bob and Clara’s knight"],
    ["fr", "Anna, Bob et Clara’s knight"],
    ["ru", "Anna, Bob и Clara’s knight"],
  ] as const)("is joined as %s does it", (locale, sentence) => {
    expect(plainText(list(locale, company), (of) => ["Anna", "Bob", "Clara"][of] ?? "")).toBe(sentence);
  });

  test("of one is that one, still recognisable", () => {
    expect(list("en", [seat(1)])).toEqual([{ seat: 1 }]);
    expect(list("en", [])).toEqual([]);
  });
});
