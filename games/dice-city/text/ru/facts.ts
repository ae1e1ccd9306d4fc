import type { FactsText } from "@roundtable/language";

export const facts: FactsText = {
  sources: { city: "Город", tokens: "Фишки", bandits: "Бандиты", ships: "Корабли" },
};
