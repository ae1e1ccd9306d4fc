import { LOCALES, whyUnfit } from "@roundtable/language";
import { describe, expect, test } from "vitest";
import { LANGUAGES, MODERATOR_WORDS } from "./moderator.ts";
import { TABLE_WORDS } from "./table.ts";

/** A message is asked for with each of these in all its places: for its plurals; a name may be any word. */
const INSERTS = [0, 1, 2, 5, 21];

/** Everything that a tree of words can say, each with the way to it: “quests.leads(1)”. */
function said(words: unknown, way: string): readonly (readonly [way: string, text: string])[] {
  if (typeof words === "string") return [[way, words]];
  if (typeof words === "function")
    return INSERTS.flatMap((insert) =>
      said(Reflect.apply(words, undefined, [insert, insert]), `${way}(${insert})`),
    );
  if (Array.isArray(words)) return [[way, words.map(partText).join("")]];
  if (typeof words !== "object" || words === null) throw new TypeError(`“${way}” says nothing.`);
  return Object.entries(words).flatMap(([key, within]) => said(within, way === "" ? key : `${way}.${key}`));
}

/** Of a line. */
function partText(part: unknown): string {
  return typeof part === "string" ? part : "⟨⟩";
}

describe.each(LOCALES)("what is read beside the game’s own texts can be shown to people, in %s", (locale) => {
  test.each([
    ["on the table", TABLE_WORDS[locale]],
    ["of the moderator", MODERATOR_WORDS[locale]],
    ["as the name of the language", LANGUAGES[locale]],
  ])("%s", (_, words) => {
    const unfit = said(words, "").flatMap(([way, text]) => {
      const why = whyUnfit(locale, text);
      return why === null ? [] : [`${way} ${why}: “${text}”`];
    });
    expect(unfit).toEqual([]);
  });
});
