import { expect, test } from "vitest";
import * as v from "valibot";
import { Name } from "./person.ts";

const refusalOf = (name: string) => v.safeParse(Name, name).issues?.[0].message;

test.each(["A", "7", "Ёжик в тумане", "Zoë d’Artagnan-Lévesque", "李 🐉", "Anna ❤\ufe0f", "x".repeat(24)])(
  "a person may be called %s",
  (name) => {
    expect(v.parse(Name, name)).toBe(name);
  },
);

test("spaces around a name are trimmed, and several in a row become one", () => {
  expect(v.parse(Name, `  ${"x".repeat(24)} `)).toBe("x".repeat(24));
  expect(v.parse(Name, "Anna \u00a0\u2003 Lee")).toBe("Anna Lee");
});

test.each([
  ["two lines", "Anna\nBob", "Anna Bob"],
  ["a separator of lines", "Anna\u2028Bob", "Anna Bob"],
  ["a separator of paragraphs", "Anna\u2029Bob", "Anna Bob"],
  ["a space of no width", "An\u200bna", "Anna"],
  ["a filler that is counted as a letter", "Anna\u3164", "Anna"],
  ["a half-width filler", "Anna\uffa0", "Anna"],
  ["a filler of syllables", "Anna\u115f\u1160", "Anna"],
  ["a joiner of letters", "An\u034fna", "Anna"],
  ["an empty Braille sign", "\u2800A", "A"],
  ["half a character", "Anna\ud83d", "Anna"],
  ["a change of direction", "\u202eAnna\u2066", "Anna"],
  ["what colours an emoji, on a letter", "Anna\ufe0f", "Anna"],
  ["letters of full width", "Ａｎｎａ", "Anna"],
  ["letters of mathematics", "𝐀𝓷𝕟𝖆", "Anna"],
  ["a ligature", "ﬁne", "fine"],
  ["letter and accent apart", "Ame\u0301lie", "Amélie"],
  ["a tower of accents", `A${"\u0301\u0300\u0302".repeat(9)}nna`, "Á\u0300\u0302nna"],
])("%s is cleaned out of a name", (_, name, cleaned) => {
  expect(v.parse(Name, name)).toBe(cleaned);
});

test.each([
  ["nothing", "", "A name has at least one character."],
  ["spaces", "  ", "A name has at least one character."],
  ["nothing that is seen", "\u3164\u200b\u2800", "A name has at least one character."],
  ["25 characters", "x".repeat(25), "A name has at most 24 characters."],
  ["marks only", "!?…", "A name has a letter or a digit in it."],
])("a person may not be called %s", (_, name, refusal) => {
  expect(refusalOf(name)).toBe(refusal);
});
