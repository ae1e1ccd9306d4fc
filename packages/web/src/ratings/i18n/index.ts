import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said only where the result counts. */
export type RatedText = typeof text;

export const useRatedText = lazyText<RatedText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
