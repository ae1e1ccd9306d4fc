import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts around a hint; its reasons are the game's own. Loaded with the first hint. */
export type HintText = typeof text;

export const useHintText = lazyText<HintText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
