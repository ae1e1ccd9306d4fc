import type { Locale } from "@roundtable/language";

/** What is wrong with a text, as the end of a sentence; null if it can be shown to people. */
export function whyUnfit(locale: Locale, text: string): string | null {
  if (text.trim() === "") return "is empty";
  if (text !== text.trim()) return "begins or ends with a space";
  if (/undefined|NaN|\[object|\$\{/.test(text)) return "has a hole in it";
  if (/[ \u00a0\u202f]{2}/.test(text)) return "has a doubled space";
  if (text.includes('"')) return "has a straight quotation mark";
  if (/\p{L}'|'\p{L}/u.test(text)) return "has a straight apostrophe";
  switch (locale) {
    case "ru":
      return /\p{L}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text) ? "is not in Russian" : null;
    case "fr":
      return whyUnfitInFrench(text);
    case "en":
      return /\p{Script=Cyrillic}/u.test(text) ? "has Cyrillic letters" : null;
  }
}

/** A space that does not break stands before ; : ! ? and inside « ». */
function whyUnfitInFrench(text: string): string | null {
  if (/\p{Script=Cyrillic}/u.test(text)) return "has Cyrillic letters";
  const marks = text.replaceAll(/\d:\d/g, "");
  if (/(^|[^\u00a0\u202f;:!?])[;:!?]/.test(marks)) return "lacks the non-breaking space before ; : ! or ?";
  if (/«[^\u00a0\u202f]|[^\u00a0\u202f]»/.test(text)) return "lacks the non-breaking space inside « »";
  return null;
}
