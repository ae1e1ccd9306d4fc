import type { Locale } from "./locale.ts";

/** The forms a whole number can take beside a noun. Russian: 1 лепесток, 2 лепестка, 5 лепестков. */
export interface PluralForms {
  readonly en: { readonly one: string; readonly other: string };
  readonly fr: { readonly one: string; readonly other: string };
  readonly ru: { readonly one: string; readonly few: string; readonly many: string };
}

/** `plural("ru", 5, { one: "копьё", few: "копья", many: "копий" })` is «копий». Whole numbers only. */
export function plural<L extends Locale>(locale: L, count: number, forms: PluralForms[L]): string {
  const byCategory: Readonly<Record<string, string>> = { ...forms };
  const form = byCategory[rulesOf(locale).select(count)] ?? byCategory["other"] ?? byCategory["many"];
  if (form === undefined) throw new Error(`There is no form of ${locale} for ${count}.`);
  return form;
}

const rules = new Map<Locale, Intl.PluralRules>();

function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.PluralRules(locale);
  rules.set(locale, made);
  return made;
}
