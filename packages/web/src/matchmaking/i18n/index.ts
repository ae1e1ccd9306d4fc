import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts of matchmaking, which the home page itself does not need. */
export type MatchmakingText = typeof text;

export const useMatchmakingText = lazyText<MatchmakingText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
