import type { FactsText } from "@roundtable/language";

export const facts: FactsText = {
  sources: { city: "Cité", tokens: "Jetons", bandits: "Bandits", ships: "Navires" },
};
