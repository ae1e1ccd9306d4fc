/** The languages of Roundtable. All three are first languages: a text that lacks one does not compile. */
export const LOCALES = ["ru", "fr", "en"] as const;

export type Locale = (typeof LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
