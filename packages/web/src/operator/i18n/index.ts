import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

/** The operator's texts, which nobody else loads. */
export type OperatorText = typeof text;

export const useOperatorText = lazyText<OperatorText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
