import type { Checked } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { MOST_CALLED_OFF } from "./call-off.ts";
import { isRatedNow, type PersonId, type Table } from "../tables/table.ts";

/** Null if the host may begin now. */
export function whyNotStart(table: Table, person: PersonId, check: Checked): Refusal | null {
  if (table.host !== person) return refused("not-host");
  if (table.status !== "gathering") return refused("already-started");
  if (table.calledOff.length >= MOST_CALLED_OFF) return refused("too-many-called-off");
  if (check.errors.length > 0) return refused("cannot-start", check.errors);
  return table.seats.some((at) => at.kind === "open") ? refused("seats-open") : null;
}

/** From now on everybody knows to what all have bound themselves, and shares may be opened. */
export function sealed(table: Table, seals: readonly string[], check: Checked): Table {
  return { ...table, options: check.options, seals };
}

export function started(table: Table, now: number): Table {
  // Whether it counts depends on who sits there, and from now on nobody else does.
  return { ...table, status: "playing", started: now, rated: isRatedNow(table) };
}
