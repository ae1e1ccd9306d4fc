import type { Locale } from "@roundtable/language";
import type { text as english } from "./en.ts";

/** What the guide and the coach say beside the game's own words; a page that teaches nothing does not fetch it. */
export type LearnText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: LearnText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const fetched = new Map<Locale, Promise<LearnText>>();

export function learnText(locale: Locale): Promise<LearnText> {
  const before = fetched.get(locale);
  if (before !== undefined) return before;
  const text = chunks[locale]().then((chunk) => chunk.text);
  fetched.set(locale, text);
  text.catch(() => fetched.delete(locale));
  return text;
}
