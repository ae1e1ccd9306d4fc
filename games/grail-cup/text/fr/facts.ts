import type { FactsText } from "@roundtable/language";
import { ALLY_NAMES } from "./names.ts";

const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ALLY_NAMES).map(([ally, name]) => [ally, name.bare]),
);

export const facts: FactsText = {
  had: { ally: { title: "Victoires selon l’allié de la dernière manche", names } },
};
