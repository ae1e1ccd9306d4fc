import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said of the tables of this device; a page that has none does not fetch it. */
export type OfflineText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: OfflineText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const texts = kept<OfflineText, Locale>(async (language) => (await chunks[language]()).text);

export function useOfflineText(): OfflineText | null {
  return useFetched(texts(locale.value));
}
