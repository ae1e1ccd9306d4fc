import type { Locale } from "@roundtable/language";

/** Where points come from: DC-25. */
export type Source = "city" | "tokens" | "bandits" | "ships";

export const SOURCE_NAMES: Readonly<Record<Locale, Readonly<Record<Source, string>>>> = {
  en: { city: "City", tokens: "Tokens", bandits: "Bandits", ships: "Ships" },
  fr: { city: "Cité", tokens: "Jetons", bandits: "Bandits", ships: "Navires" },
  ru: { city: "Город", tokens: "Фишки", bandits: "Бандиты", ships: "Корабли" },
};
