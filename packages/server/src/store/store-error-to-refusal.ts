import { refused, type Refusal } from "@roundtable/host/refusal";
import { troubleOf } from "./disk-errors.ts";

/** For what the store did not take. */
export function notKept(error: unknown): Refusal {
  return refused(troubleOf(error) ?? "try-again");
}
