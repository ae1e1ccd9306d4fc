import { NoResultError } from "kysely";

/** A missing row or invalid JSON: the store works, but its data is wrong. */
export function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof NoResultError;
}
