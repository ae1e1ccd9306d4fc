import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said only where the result counts. */
export type RatedText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: RatedText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const ratedText = kept((language: Locale) => chunks[language]().then(({ text }) => text));
const NO_TEXT = Promise.resolve(null);

/** Null until it has come, and at a friendly table. */
export function useRatedText(isRated: boolean): RatedText | null {
  return useFetched(isRated ? ratedText(locale.value) : NO_TEXT);
}
