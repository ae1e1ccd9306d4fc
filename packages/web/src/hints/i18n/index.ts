import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said around a hint; why it is a good one, the game says. A page on which nobody takes one does not fetch it. */
export type HintText = typeof text;

export const useHintText = lazyText<HintText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
