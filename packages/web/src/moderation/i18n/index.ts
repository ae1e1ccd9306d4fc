import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said of how people get along; a page where everybody does needs none of it. */
export type ModerationText = typeof text;

export const useModerationText = lazyText<ModerationText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
