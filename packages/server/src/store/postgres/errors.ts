import type { Trouble } from "../disk-errors.ts";

export function troubleOfPostgres(error: unknown): Trouble | null {
  switch (sqlStateOf(error)) {
    case "53100":
      return "disk-full";
    case "25006":
      return "disk-read-only";
    case "58030":
      return "disk-failing";
    default:
      return null;
  }
}

/** The SQLSTATE of an error, or the code of a network error. */
export function sqlStateOf(error: unknown): string | null {
  if (error instanceof AggregateError) return sqlStateOf(error.errors[0]);
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return sqlStateOf(error.cause);
}
