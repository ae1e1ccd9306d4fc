import type { Locale } from "./locale.ts";

/** What is wrong with a text, as the end of a sentence; null if it can be shown to people. */
export function whyUnfit(locale: Locale, text: string): string | null {
  if (text.trim() === "") return "is empty";
  if (text !== text.trim()) return "begins or ends with a space";
  if (/undefined|NaN|\[object|\$\{/.test(text)) return "has a hole in it";
  if (/[ \u00a0\u202f]{2}/.test(text)) return "has a doubled space";
  if (text.includes('"')) return "has a straight quotation mark";
  if (/\p{L}'|'\p{L}/u.test(text)) return "has a straight apostrophe";
  if (/ [—→]/.test(text)) return "lacks the non-breaking space before — or →";
  switch (locale) {
    case "ru":
      return whyUnfitInRussian(text);
    case "fr":
      return whyUnfitInFrench(text);
    case "en":
      return /\p{Script=Cyrillic}/u.test(text) ? "has Cyrillic letters" : null;
  }
}

/** A number with what games count; «поход 3 успешен» or «с 1 по 9» counts nothing. */
const COUNTED =
  /\d (?:дерев|единиц|желез|жетон|звезд|звёзд|игрок|камн|камень|карт|клет|копи|копь|кораб|кубик|минут|мест|очк|очек|персонаж|победн|провал(?:а|ов)?(?!\p{L})|раз|ресурс|ряд|секунд|сил|союзник|ход|человек|шаг)/iu;

/** A few that are always written with ё. */
const LACKING_YO =
  /(?<!\p{L})(ее|нее|еще|мое|твое|свое|берет|ведет|вернет|дает|идет|найдет|начнет|пойдет|придет|остает\p{L}+|причем|счет\p{L}?|трех|четырех|четверт(?:ый|ая|ое|ого|ом)|желт\p{L}+|зелен\p{L}+|черн\p{L}+)(?!\p{L})/iu;

/** A space that does not break stands before a dash and between a number and what it counts. */
function whyUnfitInRussian(text: string): string | null {
  if (/\p{L}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text)) return "is not in Russian";
  if (COUNTED.test(text)) return "lacks the non-breaking space between a number and its noun";
  const word = LACKING_YO.exec(text)?.[0];
  return word === undefined ? null : `has “${word}” without its ё`;
}

/** A space that does not break stands before ; : ! ? and inside « »: a narrow one before ; ! and ?, a whole one elsewhere. */
function whyUnfitInFrench(text: string): string | null {
  if (/\p{Script=Cyrillic}/u.test(text)) return "has Cyrillic letters";
  const marks = text.replaceAll(/\d:\d/g, "");
  if (/(^|[^\u202f;:!?])[;!?]|(^|[^\u00a0;:!?]):/.test(marks))
    return "lacks the non-breaking space before ; : ! or ?";
  if (/«[^\u00a0]|[^\u00a0]»/.test(text)) return "lacks the non-breaking space inside « »";
  return null;
}
