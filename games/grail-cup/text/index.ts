import type { GameText, Locale } from "@roundtable/language";
import type { GrailCup } from "../rules/grail-cup.ts";

/** Everything that Grail Cup says; each language is loaded by those who read it. */
export const texts: Readonly<Record<Locale, () => Promise<GameText<GrailCup>>>> = {
  ru: async () => (await import("./ru.ts")).text,
  fr: async () => (await import("./fr.ts")).text,
  en: async () => (await import("./en.ts")).text,
};
