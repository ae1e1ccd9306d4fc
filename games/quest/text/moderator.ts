import type { Locale } from "@roundtable/language";
import { moderator as en, type ModeratorWords } from "./en/moderator.ts";
import { moderator as fr } from "./fr/moderator.ts";
import { moderator as ru } from "./ru/moderator.ts";

export type { ModeratorWords } from "./en/moderator.ts";

/** QU-42: what the moderator says beyond the game's own texts; it comes with the moderator, and not before. */
export const MODERATOR_WORDS: Readonly<Record<Locale, ModeratorWords>> = { en, fr, ru };

/** Each as those call it who speak it. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { ru: "Русский", fr: "Français", en: "English" };
