import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts of guide and coach that no game brings itself, loaded by pages that teach. */
export type LearnText = typeof text;

export const useLearnText = lazyText<LearnText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
