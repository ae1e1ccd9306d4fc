import type { Line, Part } from "./line.ts";
import type { Locale } from "./locale.ts";

/** “A, B and C” in the reader's language, the parts still recognisable. */
export function list(locale: Locale, parts: readonly Part[]): Line {
  const format = new Intl.ListFormat(locale, { style: "long", type: "conjunction" });
  return format
    .formatToParts(parts.map((_, index) => String(index)))
    .map(({ type, value }) => (type === "element" ? (parts[Number(value)] ?? "") : value));
}
