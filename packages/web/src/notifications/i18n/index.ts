import { lazyText } from "../../parts/lazy-text.ts";
import type { text } from "./en.ts";

export type NotificationsText = typeof text;

export const useNotificationsText = lazyText<NotificationsText>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
});
