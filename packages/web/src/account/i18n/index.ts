import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

export type AccountText = typeof text;

export const useAccountText = lazyText<AccountText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
