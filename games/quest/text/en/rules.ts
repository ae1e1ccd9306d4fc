import type { Chapter } from "@roundtable/language";
import { characters } from "./rules-characters.ts";
import { end } from "./rules-end.ts";
import { round } from "./rules-round.ts";

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [...characters, round, ...end];
