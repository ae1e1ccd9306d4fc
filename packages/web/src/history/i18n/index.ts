import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said of matches that are over and of how strong people are; fetched by those who look at them. */
export type HistoryText = typeof text;

export const useHistoryText = lazyText<HistoryText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
