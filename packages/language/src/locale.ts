/** The languages of Roundtable. All three are first languages: a text that lacks one does not compile. */
export const LOCALES = ["ru", "fr", "en"] as const;

export type Locale = (typeof LOCALES)[number];

/** For readers whose languages we do not speak. */
export const FALLBACK_LOCALE: Locale = "en";

/** Which way each language is written: the `dir` of the page. */
export const DIRECTIONS: Readonly<Record<Locale, "ltr" | "rtl">> = { ru: "ltr", fr: "ltr", en: "ltr" };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
