import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts about one's own bots. */
export type BotsText = typeof text;

export const useBotsText = lazyText<BotsText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
