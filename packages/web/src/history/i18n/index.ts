import { kept, useFetched } from "../../games.ts";
import { locale } from "../../settings.ts";
import type { text as english } from "./en.ts";

/** What is said of matches that are over and of how strong people are; fetched by those who look at them. */
export type HistoryText = typeof english;

const chunks: Readonly<Record<string, () => Promise<{ readonly text: HistoryText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const textIn = kept(async (language): Promise<HistoryText> => {
  const load = chunks[language];
  if (load === undefined) throw new Error(`Nobody reads “${language}” here.`);
  return (await load()).text;
});

/** Null until it has come. */
export function useHistoryText(): HistoryText | null {
  return useFetched(textIn(locale.value));
}
