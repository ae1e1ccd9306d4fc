import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** What is said about clocks; a page of a table without one does not fetch it. */
export type TimeText = typeof text;

export const useTimeText = lazyText<TimeText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
