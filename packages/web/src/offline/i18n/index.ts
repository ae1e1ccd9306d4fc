import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said of the tables of this device; a page that has none does not fetch it. */
export type OfflineText = typeof text;

export const useOfflineText = lazyText<OfflineText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
