import type { Checked } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import type { PersonId, Table } from "./table.ts";

/** Null if the host may begin now. */
export function whyNotStart(table: Table, person: PersonId, check: Checked): Refusal | null {
  if (table.host !== person) return refused("not-host");
  if (table.status !== "gathering") return refused("already-started");
  if (check.errors.length > 0) return refused("cannot-start", check.errors);
  return table.seats.some((at) => at.kind === "open") ? refused("seats-open") : null;
}

export function started(table: Table, check: Checked, now: number): Table {
  return { ...table, status: "playing", options: check.options, started: now };
}
