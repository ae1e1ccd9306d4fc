import { expect, test } from "vitest";
import * as v from "valibot";
import { Code, CODE_LETTERS } from "./table-code.ts";

test.each([["BCDGHJ"], ["bcdghj"], [" bcd ghj "], ["b-c-d g.h.j"], ["ＢＣＤＧＨＪ"], ["вcdgнj"], ["8CD6HЈ"]])(
  "%o is the code BCDGHJ",
  (typed) => {
    expect(v.parse(Code, typed)).toBe("BCDGHJ");
  },
);

test("look-alike letters of a Russian keyboard are understood", () => {
  expect(v.parse(Code, "ВСНКМР")).toBe("BCHKMP");
  expect(v.parse(Code, "тхрмкн")).toBe("TXPMKH");
});

test.each(["", "BCDGH", "BCDGHJK", "BCDGHA", "BCDGHO", "BCDGH1", "<BCDGH", "B".repeat(100)])(
  "%o is no code",
  (typed) => {
    expect(v.is(Code, typed)).toBe(false);
  },
);

test("no code can be a word, since it has no vowels", () => {
  expect(CODE_LETTERS).not.toMatch(/[AEIOUYÀ-ž]/);
});
