import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said of one's own bots. */
export type BotsText = typeof text;

export const useBotsText = lazyText<BotsText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
