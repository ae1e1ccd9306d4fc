import type { Trouble } from "../disk-errors.ts";

/** SQLite's primary result codes. Higher bytes only add detail. */
const BUSY = 5;
const READ_ONLY = 8;
const IO_ERROR = 10;
const FULL = 13;

export function troubleOfSqlite(error: unknown): Trouble | null {
  switch (codeOf(error)) {
    case FULL:
      return "disk-full";
    case READ_ONLY:
      return "disk-read-only";
    case IO_ERROR:
      return "disk-failing";
    default:
      return null;
  }
}

/** Another program is writing to the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

function codeOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode & 0xff;
  return codeOf(error.cause);
}
