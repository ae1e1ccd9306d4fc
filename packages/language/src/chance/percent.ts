import type { Locale } from "../locale.ts";

/** A share in whole per cents as this language writes them: “80%”, « 80 % ». */
export function percent(locale: Locale, share: number): string {
  return share.toLocaleString(locale, { style: "percent", maximumFractionDigits: 0 });
}
