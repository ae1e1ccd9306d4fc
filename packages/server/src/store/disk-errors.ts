import { troubleOfPostgres } from "./postgres/errors.ts";
import { troubleOfSqlite } from "./sqlite/errors.ts";

/** Why the store accepts no writes, where an operator can help. */
export type Trouble = "disk-full" | "disk-read-only" | "disk-failing";

export function troubleOf(error: unknown): Trouble | null {
  return troubleOfSqlite(error) ?? troubleOfPostgres(error);
}

export function inWords(trouble: Trouble): string {
  switch (trouble) {
    case "disk-full":
      return "The disk is full: nothing can be kept.";
    case "disk-read-only":
      return "The disk is read-only: nothing can be kept.";
    case "disk-failing":
      return "The disk fails: nothing can be kept.";
  }
}
