import { refused, type Refusal } from "../refusal.ts";
import { OPEN, type PersonId, seatOf, type Table, withSeat } from "../tables/table.ts";

/** Anyone seated may reserve a free seat for an invited person. */
export function withInvited(table: Table, host: PersonId, person: PersonId): Table | Refusal {
  if (table.status !== "gathering") return refused("already-started");
  if (table.seals !== null) return refused("starting");
  if (seatOf(table, host) === null) return refused("not-seated");
  if (table.removed.includes(person)) return refused("removed");
  if (seatOf(table, person) !== null || isInvited(table, person)) return table;
  const seat = table.seats.findIndex((at) => at.kind === "open" && at.invited === null);
  return seat < 0 ? refused("no-seat-free") : withSeat(table, seat, { kind: "open", invited: person });
}

/** Frees the seat that was reserved for this person. */
export function withoutInvited(table: Table, person: PersonId): Table {
  if (table.status !== "gathering" || !isInvited(table, person)) return table;
  const seats = table.seats.map((at) => (at.kind === "open" && at.invited === person ? OPEN : at));
  return { ...table, seats };
}

function isInvited({ seats }: Table, person: PersonId): boolean {
  return seats.some((at) => at.kind === "open" && at.invited === person);
}
