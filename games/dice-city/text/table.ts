import type { Locale } from "@roundtable/language";
import { table as en } from "./en/table.ts";
import { table as fr } from "./fr/table.ts";
import { table as ru } from "./ru/table.ts";

/** Where points come from: DC-25. */
export type Source = "city" | "tokens" | "bandits" | "ships";

/** What decides where points are equal: DC-26. */
export type TieBreak = "cards" | "taken" | "seat";

/** What is written on the table itself, or read out there; it comes with the table, and not before. */
export interface TableWords {
  readonly source: Readonly<Record<Source, string>>;
  readonly tie: Readonly<Record<TieBreak, string>>;
  readonly ladder: LadderWords;
  /** “/ 50”, behind the points of a solo game. */
  readonly towards: (target: number) => string;
  /** “Defense 5” */
  readonly figure: (of: string, figure: number) => string;
  /** “Deck × 12” */
  readonly count: (of: string, count: number) => string;
  /** “× 12”: how many are left of what was named before. */
  readonly left: (count: number) => string;
  /** “Wood 1 + Iron 1” */
  readonly plus: (one: string, other: string) => string;
  /** “− Iron 1”: what is lacking. */
  readonly lacking: (what: string) => string;
  /** “Price: Wood 1 + Iron 1” */
  readonly price: (what: string) => string;
  /** A place that is not as it was at the end of my last turn. */
  readonly changed: string;
  /** The switch that keeps my own city large while others play; `short` is written on it. */
  readonly stayHome: { readonly name: string; readonly short: string };
  /** Two things that are said of the same piece. */
  readonly comma: (one: string, other: string) => string;
}

/** DC-29 */
interface LadderWords {
  readonly name: string;
  readonly reached: string;
  readonly locked: string;
  /** A win opens the next target. */
  readonly opens: (target: number, next: string) => string;
  /** Another win where the next target was open already, or there is none. */
  readonly won: (target: number) => string;
  /** A win for which something was taken back that dice or cards had followed. */
  readonly uncounted: (target: number) => string;
  readonly missed: (target: number) => string;
}

export const TABLE_WORDS: Readonly<Record<Locale, TableWords>> = { ru, fr, en };
