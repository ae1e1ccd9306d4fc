import type { FactsText } from "@roundtable/language";
import { CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";

const bare = Object.fromEntries(Object.entries(CHARACTER_NAMES).map(([of, name]) => [of, name.bare]));

export const facts: FactsText = {
  had: {
    side: { title: "Victoires par camp", names: SIDE_NAMES },
    character: { title: "Victoires par personnage", names: bare },
  },
};
