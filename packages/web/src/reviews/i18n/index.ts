import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts of a review that no game brings itself, loaded by those who open one. */
export type ReviewText = typeof text;

export const useReviewText = lazyText<ReviewText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
