import type { FactsText } from "@roundtable/language";
import { ALLY_NAMES } from "./names.ts";

const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ALLY_NAMES).map(([ally, name]) => [ally, name.nom]),
);

export const facts: FactsText = { had: { ally: { title: "Победы по союзнику в последнем раунде", names } } };
