import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What the guide and the coach say beside the game's own words; a page that teaches nothing does not fetch it. */
export type LearnText = typeof text;

export const useLearnText = lazyText<LearnText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
