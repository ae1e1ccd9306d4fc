import type { FactsText } from "@roundtable/language";
import { ALLY_NAMES } from "./names.ts";

const names: Readonly<Record<string, string>> = ALLY_NAMES;

export const facts: FactsText = { had: { ally: { title: "Wins by ally of the last round", names } } };
