import type { FactsText } from "@roundtable/language";
import { CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";

export const facts: FactsText = {
  had: {
    side: { title: "Победы по сторонам", names: SIDE_NAMES },
    character: { title: "Победы по персонажам", names: CHARACTER_NAMES },
  },
};
