import type { AdviceText, CoachText, FactsText, GameText, Locale } from "@roundtable/language";
import type { DiceCityReason } from "../bot/advice/reason.ts";
import type { DiceCity } from "../rules/dice-city.ts";

/** Everything that Dice City says; each language is loaded by those who read it. */
export const texts: Readonly<Record<Locale, () => Promise<GameText<DiceCity>>>> = {
  ru: async () => (await import("./ru.ts")).text,
  fr: async () => (await import("./fr.ts")).text,
  en: async () => (await import("./en.ts")).text,
};

/** For those who play it for the first time. */
export const coaches: Readonly<Record<Locale, () => Promise<CoachText<DiceCity>>>> = {
  ru: async () => (await import("./ru/coach.ts")).coach,
  fr: async () => (await import("./fr/coach.ts")).coach,
  en: async () => (await import("./en/coach.ts")).coach,
};

/** For those who count their matches. */
export const facts: Readonly<Record<Locale, () => Promise<FactsText>>> = {
  ru: async () => (await import("./ru/facts.ts")).facts,
  fr: async () => (await import("./fr/facts.ts")).facts,
  en: async () => (await import("./en/facts.ts")).facts,
};

/** For those who ask for a hint, or look at what they have played. */
export const advice: Readonly<Record<Locale, () => Promise<AdviceText<DiceCityReason>>>> = {
  ru: async () => (await import("./ru/advice.ts")).advice,
  fr: async () => (await import("./fr/advice.ts")).advice,
  en: async () => (await import("./en/advice.ts")).advice,
};
