import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts of moderation, loaded when they are needed. */
export type ModerationText = typeof text;

export const useModerationText = lazyText<ModerationText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
