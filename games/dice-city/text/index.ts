import type { GameText, Locale } from "@roundtable/language";
import type { DiceCity } from "../rules/dice-city.ts";

/** Everything that Dice City says; each language is loaded by those who read it. */
export const texts: Readonly<Record<Locale, () => Promise<GameText<DiceCity>>>> = {
  ru: async () => (await import("./ru.ts")).text,
  fr: async () => (await import("./fr.ts")).text,
  en: async () => (await import("./en.ts")).text,
};
