import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said in a review beside the game's own words; fetched by those who open one. */
export type ReviewText = typeof text;

export const useReviewText = lazyText<ReviewText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
