import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../../games.ts";
import { locale } from "../../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said of one's own bots. */
export type BotsText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: BotsText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const texts = kept<BotsText, Locale>(async (language) => (await chunks[language]()).text);

export function useBotsText(): BotsText | null {
  return useFetched(texts(locale.value));
}
