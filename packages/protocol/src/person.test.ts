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

test("spaces around a name do not belong to it", () => {
  expect(v.parse(Name, `  ${"x".repeat(24)} `)).toBe("x".repeat(24));
});

test.each([
  ["nothing", "", "A name has at least one character."],
  ["spaces", "  ", "A name has at least one character."],
  ["25 characters", "x".repeat(25), "A name has at most 24 characters."],
  ["two lines", "Anna\nBob", "A name has no invisible characters."],
  ["a separator of lines", "Anna\u2028Bob", "A name has no invisible characters."],
  ["a separator of paragraphs", "Anna\u2029Bob", "A name has no invisible characters."],
  ["a space of no width", "An\u200bna", "A name has no invisible characters."],
  ["a filler that is counted as a letter", "\u3164", "A name has no invisible characters."],
  ["a half-width filler", "Anna\uffa0", "A name has no invisible characters."],
  ["a filler of syllables", "\u115f\u1160", "A name has no invisible characters."],
  ["a joiner of letters", "An\u034fna", "A name has no invisible characters."],
  ["an empty Braille sign", "\u2800A", "A name has no invisible characters."],
  ["half a character", "Anna\ud83d", "A name has no invisible characters."],
  ["a change of direction", "\u202eAnna", "A name has no invisible characters."],
  ["marks only", "!?…", "A name has a letter or a digit in it."],
])("a person may not be called %s", (_, name, refusal) => {
  expect(refusalOf(name)).toBe(refusal);
});
