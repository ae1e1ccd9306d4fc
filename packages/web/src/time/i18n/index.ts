import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said about clocks; a page of a table without one does not fetch it. */
export type TimeText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: TimeText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const timeText = kept((language: Locale) => chunks[language]().then(({ text }) => text));

/** Null until it has come. */
export function useTimeText(): TimeText | null {
  return useFetched(timeText(locale.value));
}
