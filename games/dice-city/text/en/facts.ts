import type { FactsText } from "@roundtable/language";

export const facts: FactsText = {
  sources: { city: "City", tokens: "Tokens", bandits: "Bandits", ships: "Ships" },
};
