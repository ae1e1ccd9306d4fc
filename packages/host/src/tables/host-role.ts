import type { Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { type AwaySince, isLongAway } from "./away.ts";
import { type PersonId, seatOf, type Table } from "./table.ts";

/** The host, or the next person after the seat they left. */
export function hostFollowed(table: Table, left: Seat): Table {
  const stillHere = table.seats.some((at) => at.kind === "person" && at.person === table.host);
  if (stillHere) return table;
  const inOrder = [...table.seats.slice(left), ...table.seats.slice(0, left)];
  const next = inOrder.find((at) => at.kind === "person");
  return { ...table, host: next?.person ?? null };
}

/** Before the match, a host who has been away for long keeps their seat, and the next person present becomes host. */
export function hostSettled(table: Table, awaySince: AwaySince, now: number): Table {
  const seat = table.host === null ? null : seatOf(table, table.host);
  if (table.status !== "gathering" || seat === null || !isLongAway(awaySince(seat), now)) return table;
  const isHere = table.seats.map((at, other) => at.kind === "person" && awaySince(other) === null);
  const next = [...table.seats.keys(), ...table.seats.keys()].find(
    (other, nth) => nth > seat && isHere[other],
  );
  const at = next === undefined ? undefined : table.seats[next];
  return at?.kind === "person" ? { ...table, host: at.person } : table;
}

/** What only the host may do, and only before the match. */
export function mayArrange(table: Table, person: PersonId): Refusal | null {
  if (table.status !== "gathering") return refused("already-started");
  if (table.seals !== null) return refused("starting");
  return table.host === person ? null : refused("not-host");
}
