import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The texts about clocks, which a table without one does not load. */
export type TimeText = typeof text;

export const useTimeText = lazyText<TimeText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
