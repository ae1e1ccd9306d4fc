import type { Line, Part } from "./line.ts";
import type { Locale } from "./locale.ts";

/** Our English is British: no comma before “and”. */
const SPELLING: Readonly<Record<Locale, string>> = { ru: "ru", fr: "fr", en: "en-GB" };

/** “A, B and C” in the reader's language, the parts still recognisable. */
export function list(locale: Locale, items: readonly (Part | Line)[]): Line {
  return formatOf(locale)
    .formatToParts(items.map((_, index) => String(index)))
    .flatMap(({ type, value }) => (type === "element" ? (items[Number(value)] ?? "") : value));
}

const formats = new Map<Locale, Intl.ListFormat>();

function formatOf(locale: Locale): Intl.ListFormat {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.ListFormat(SPELLING[locale], { style: "long", type: "conjunction" });
  formats.set(locale, made);
  return made;
}
