import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts about this device's tables, loaded when there are some. */
export type OfflineText = typeof text;

export const useOfflineText = lazyText<OfflineText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
