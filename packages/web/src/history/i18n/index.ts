import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts about finished matches and ratings, loaded by the pages that show them. */
export type HistoryText = typeof text;

export const useHistoryText = lazyText<HistoryText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
