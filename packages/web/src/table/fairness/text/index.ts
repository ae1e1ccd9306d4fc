import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../../games.ts";
import { locale } from "../../../settings.ts";
import type { text as english } from "./en.ts";

export type FairnessText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: FairnessText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const textIn = kept<FairnessText, Locale>(async (language) => (await chunks[language]()).text);

/** It is long, and few read it: fetched where it is shown. Null until then. */
export function useFairnessText(): FairnessText | null {
  return useFetched(textIn(locale.value));
}
