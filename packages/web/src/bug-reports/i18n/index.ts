import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

export type BugReportText = typeof text;

export const useBugReportText = lazyText<BugReportText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
