import type { Entry, Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import type { Table } from "./table.ts";

/** Why nobody takes hints at this table; `isAdvised` where the game has somebody to give them. */
export function whyNoHints({ rated, hints }: Table, isAdvised: boolean): Refusal | null {
  if (rated) return refused("rated");
  return hints && isAdvised ? null : refused("hints-off");
}

/** Whether everybody has been told already that this seat has taken a hint for this decision. */
export function hasTakenHint(entries: readonly Entry[], seat: Seat, decision: string): boolean {
  return entries.some((entry) => entry.kind === "hint" && entry.seat === seat && entry.decision === decision);
}
