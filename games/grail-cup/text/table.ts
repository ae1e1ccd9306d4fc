import type { Locale } from "@roundtable/language";
import type { Space } from "../rules/pieces.ts";
import { table as en } from "./en/table.ts";
import { table as fr } from "./fr/table.ts";
import { table as ru } from "./ru/table.ts";

/** What is read out at the table of its pieces; it comes with the table, and not before. */
export interface TableWords {
  /** “9 · Unicorn”: an ally or a space by its number. */
  readonly numbered: (number: number, name: string) => string;
  /** “Dragon · 14”: who stands where. */
  readonly onSpace: (name: string, space: Space) => string;
  /** “Lance × 12” */
  readonly count: (of: string, count: number) => string;
  /** Two things that are said of the same piece. */
  readonly comma: (one: string, other: string) => string;
}

export const TABLE_WORDS: Readonly<Record<Locale, TableWords>> = { ru, fr, en };
