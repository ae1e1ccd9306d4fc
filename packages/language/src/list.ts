import type { Line, Part } from "./line.ts";
import type { Locale } from "./locale.ts";

/** What joins the last two. Our English is British: no comma before “and”. */
const AND: Readonly<Record<Locale, string>> = { ru: " и ", fr: " et ", en: " and " };

/** “A, B and C” in the reader's language, the parts still recognisable. A browser's own lists take it long to make ready. */
export function list(locale: Locale, items: readonly (Part | Line)[]): Line {
  const last = items.length - 1;
  return items.flatMap((item, nth) => (nth === 0 ? item : [nth === last ? AND[locale] : ", ", item].flat()));
}
