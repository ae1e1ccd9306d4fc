import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

export type ToldText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: ToldText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const textIn = kept<ToldText, Locale>(async (language) => (await chunks[language]()).text);

/** Fetched with the first page that wants it. Null until then. */
export function useToldText(): ToldText | null {
  return useFetched(textIn(locale.value));
}
