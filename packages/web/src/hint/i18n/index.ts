import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said around a hint; why it is a good one, the game says. A page on which nobody takes one does not fetch it. */
export type HintText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: HintText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const hintText = kept((language: Locale) => chunks[language]().then(({ text }) => text));

/** Null until it has come. */
export function useHintText(): HintText | null {
  return useFetched(hintText(locale.value));
}
