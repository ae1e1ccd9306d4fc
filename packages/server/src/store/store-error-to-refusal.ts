import { refused, type Refusal } from "@roundtable/host/refusal";
import { troubleOf } from "./disk-errors.ts";

/** The refusal for a failed write. */
export function refusalForStoreError(error: unknown): Refusal {
  return refused(troubleOf(error) ?? "try-again");
}
