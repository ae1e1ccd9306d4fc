import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

export type ReplayText = typeof text;

export const useReplayText = lazyText<ReplayText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
