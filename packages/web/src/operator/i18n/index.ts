import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What an operator reads; nobody else fetches it. */
export type OperatorText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: OperatorText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const textIn = kept<OperatorText, Locale>(async (language) => (await chunks[language]()).text);

/** Null until it has come. */
export function useOperatorText(): OperatorText | null {
  return useFetched(textIn(locale.value));
}
