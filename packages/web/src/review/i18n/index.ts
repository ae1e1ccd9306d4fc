import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said in a review beside the game's own words; fetched by those who open one. */
export type ReviewText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: ReviewText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const textIn = kept<ReviewText, Locale>(async (language) => (await chunks[language]()).text);

/** Null until it has come. */
export function useReviewText(): ReviewText | null {
  return useFetched(textIn(locale.value));
}
