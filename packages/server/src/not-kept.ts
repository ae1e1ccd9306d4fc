import { refused, type Refusal } from "./refusal.ts";
import { troubleOf } from "./store/trouble.ts";

/** For what the store did not take. */
export function notKept(error: unknown): Refusal {
  return refused(troubleOf(error) ?? "try-again");
}
