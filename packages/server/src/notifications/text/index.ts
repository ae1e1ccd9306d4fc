import type { Locale } from "@roundtable/language";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { NotificationText } from "./notification-text.ts";
import { ru } from "./ru.ts";

export const NOTIFICATION_TEXTS: Readonly<Record<Locale, NotificationText>> = { en, fr, ru };
