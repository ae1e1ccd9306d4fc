import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

export type SpectatingText = typeof text;

export const useSpectatingText = lazyText<SpectatingText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
