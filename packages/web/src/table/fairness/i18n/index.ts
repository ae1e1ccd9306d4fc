import { lazyText } from "../../../parts/lazy-text.ts";
import type { text } from "./en.ts";

export type FairnessText = typeof text;

export const useFairnessText = lazyText<FairnessText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
