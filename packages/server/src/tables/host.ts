import type { Seat } from "@roundtable/kernel";
import { refuse, type Refusal } from "../refusal.ts";
import type { PersonId, Table } from "./table.ts";

/** The host, or whoever sits next after the seat that he left. */
export function followHost(table: Table, left: Seat): Table {
  const stillHere = table.seats.some((at) => at.kind === "person" && at.person === table.host);
  if (stillHere) return table;
  const inOrder = [...table.seats.slice(left), ...table.seats.slice(0, left)];
  const next = inOrder.find((at) => at.kind === "person");
  return { ...table, host: next?.person ?? null };
}

/** What only the host may do, and only before the match. */
export function mayArrange(table: Table, person: PersonId): Refusal | null {
  if (table.status !== "gathering") return refuse("already-started");
  return table.host === person ? null : refuse("not-host");
}
