import { describe, expect, test } from "vitest";
import { whyUnfit } from "./hygiene.ts";

describe("a text is fit to be shown", () => {
  test.each([
    ["en", "I don’t believe “Ann”."],
    ["en", "7"],
    ["fr", "Qui\u202f? «\u00a0Moi\u00a0»\u00a0: à 12:30\u202f!"],
    ["fr", "Quoi\u202f?!"],
    ["ru", "Анна берёт «Копьё»."],
    ["ru", "⟨0⟩: 3"],
    ["ru", "Союзники с 1 по 9\u00a0— это 2 или 3\u00a0карты."],
    ["ru", "Поход 4 провален, как велит QU-12 всегда."],
    ["ru", "Все четверть часа ждут, чем кончится черёд."],
  ] as const)("%s: %s", (locale, text) => {
    expect(whyUnfit(locale, text)).toBeNull();
  });
});

describe("a text is not fit to be shown", () => {
  test.each([
    ["en", " ", "is empty"],
    ["en", "Take undefined.", "has a hole in it"],
    ["en", "Take  two.", "has a doubled space"],
    ["en", "Take two. ", "begins or ends with a space"],
    ["en", "I don't.", "has a straight apostrophe"],
    ["en", 'Say "no".', "has a straight quotation mark"],
    ["en", "Say нет.", "has Cyrillic letters"],
    ["fr", "Qui ?", "lacks the non-breaking space before ; : ! or ?"],
    ["fr", "Qui?", "lacks the non-breaking space before ; : ! or ?"],
    ["fr", "Qui\u00a0?", "lacks the non-breaking space before ; : ! or ?"],
    ["fr", "Lui\u202f: moi.", "lacks the non-breaking space before ; : ! or ?"],
    ["fr", "« Moi »", "lacks the non-breaking space inside « »"],
    ["fr", "«\u202fMoi\u202f»", "lacks the non-breaking space inside « »"],
    ["ru", "Take two.", "is not in Russian"],
    ["ru", "Анна — рыцарь.", "lacks the non-breaking space before — or →"],
    ["en", "The die moves: 6 → 5.", "lacks the non-breaking space before — or →"],
    ["ru", "Анна берёт 3 карты.", "lacks the non-breaking space between a number and its noun"],
    ["ru", "Анна идет вперёд.", "has “идет” without its ё"],
    ["ru", "Чёрный и Желтый.", "has “Желтый” without its ё"],
  ] as const)("%s: “%s” %s", (locale, text, why) => {
    expect(whyUnfit(locale, text)).toBe(why);
  });
});
