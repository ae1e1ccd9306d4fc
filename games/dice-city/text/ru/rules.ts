import type { Chapter } from "@roundtable/language";
import { city } from "./rules-city.ts";
import { end } from "./rules-end.ts";
import { turn } from "./rules-turn.ts";

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [...city, ...turn, ...end];
