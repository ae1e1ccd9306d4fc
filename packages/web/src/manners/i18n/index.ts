import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said of how people get along; a page where everybody does needs none of it. */
export type MannersText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: MannersText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const textIn = kept<MannersText, Locale>(async (language) => (await chunks[language]()).text);

/** Null until it has come. */
export function useMannersText(): MannersText | null {
  return useFetched(textIn(locale.value));
}
