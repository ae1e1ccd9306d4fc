import { NoResultError } from "kysely";

/** A row that is missing, or JSON that is none: the store has answered, and what it has is wrong. */
export function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof NoResultError;
}
