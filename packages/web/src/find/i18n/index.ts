import type { Locale } from "@roundtable/language";
import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said to whoever looks for a game; the home page itself does without. */
export type FindText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: FindText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const findText = kept<FindText, Locale>(async (language) => (await chunks[language]()).text);

/** Null until it has come. */
export function useFindText(): FindText | null {
  return useFetched(findText(locale.value));
}
