import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts for rated tables. */
export type RatedText = typeof text;

export const useRatedText = lazyText<RatedText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
