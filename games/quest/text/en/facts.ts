import type { FactsText } from "@roundtable/language";
import { CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";

export const facts: FactsText = {
  had: {
    side: { title: "Wins by side", names: SIDE_NAMES },
    character: { title: "Wins by character", names: CHARACTER_NAMES },
  },
};
