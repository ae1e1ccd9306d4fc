import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said to whoever looks for a game; the home page itself does without. */
export type MatchmakingText = typeof text;

export const useMatchmakingText = lazyText<MatchmakingText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
