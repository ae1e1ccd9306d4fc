import type { Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { OPEN, type PersonId, personSeat, seatOf, type Table, withSeat } from "../tables/table.ts";

/** `owner` is whose program it is that sits down. */
export function seated(
  table: Table,
  person: PersonId,
  wanted?: Seat,
  owner: PersonId | null = null,
): Table | Refusal {
  const before = seatOf(table, person);
  if (before !== null && (wanted === undefined || wanted === before)) return table;
  if (table.status !== "gathering") return refused("already-started");
  if (table.seals !== null) return refused("starting");
  if (table.removed.includes(person)) return refused("removed");
  const seat = wanted ?? firstSeatFor(table, person);
  if (seat === null) return refused("no-seat-free");
  const at = table.seats[seat];
  if (at === undefined) return refused("no-such-seat");
  if (at.kind !== "open") return refused("seat-taken");
  if (at.invited !== null && at.invited !== person) return refused("seat-reserved");

  const vacated = before === null ? withoutInvitation(table, person) : withSeat(table, before, OPEN);
  const next = withSeat(vacated, seat, personSeat(person, owner));
  return { ...next, host: next.host ?? person };
}

/** The seat reserved for this person, or else the first that is not reserved. */
function firstSeatFor(table: Table, person: PersonId): Seat | null {
  const kept = table.seats.findIndex((at) => at.kind === "open" && at.invited === person);
  if (kept >= 0) return kept;
  const free = table.seats.findIndex((at) => at.kind === "open" && at.invited === null);
  return free < 0 ? null : free;
}

function withoutInvitation(table: Table, person: PersonId): Table {
  const seats = table.seats.map((at) => (at.kind === "open" && at.invited === person ? OPEN : at));
  return { ...table, seats };
}
