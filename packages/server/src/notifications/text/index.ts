import type { Locale } from "@roundtable/language";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { NoticeText } from "./notification-text.ts";
import { ru } from "./ru.ts";

export const NOTICE_TEXTS: Readonly<Record<Locale, NoticeText>> = { en, fr, ru };
