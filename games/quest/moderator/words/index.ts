import type { Locale } from "@roundtable/language";
import { en, type Words } from "./en.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";

export type { Words } from "./en.ts";

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr, ru };
