import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

export type ReplayText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: ReplayText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const textIn = kept<ReplayText, Locale>(async (language) => (await chunks[language]()).text);

/** Fetched with the first page that wants it: whoever only plays needs none of it. Null until then. */
export function useReplayText(): ReplayText | null {
  return useFetched(textIn(locale.value));
}
