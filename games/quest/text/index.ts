import type { AdviceText, CoachText, FactsText, GameText, Locale } from "@roundtable/language";
import type { QuestReason } from "../bot/advice/reason.ts";
import type { QuestShape } from "../rules/quest.ts";
import type { Narration } from "./calls.ts";

/** Everything that Quest says; each language is loaded by those who read it. */
export const texts: Readonly<Record<Locale, () => Promise<GameText<QuestShape>>>> = {
  ru: async () => (await import("./ru.ts")).text,
  fr: async () => (await import("./fr.ts")).text,
  en: async () => (await import("./en.ts")).text,
};

/** QU-42: the introduction to be read aloud at a real table. */
export const narration: Readonly<Record<Locale, () => Promise<Narration>>> = {
  ru: async () => (await import("./ru/narration.ts")).narration,
  fr: async () => (await import("./fr/narration.ts")).narration,
  en: async () => (await import("./en/narration.ts")).narration,
};

/** For those who play it for the first time. */
export const coaches: Readonly<Record<Locale, () => Promise<CoachText<QuestShape>>>> = {
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

/** For those who ask for advice, or look at a match again. */
export const advice: Readonly<Record<Locale, () => Promise<AdviceText<QuestReason>>>> = {
  ru: async () => (await import("./ru/advice.ts")).advice,
  fr: async () => (await import("./fr/advice.ts")).advice,
  en: async () => (await import("./en/advice.ts")).advice,
};
