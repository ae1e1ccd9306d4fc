import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, seatOf, type Table, withSeat } from "./table.ts";

/** A seat's first nonce counts: whoever could change it until he liked the deal would be no safeguard. */
export function withNonce(table: Table, person: PersonId, nonce: string): Table | Refusal {
  const seat = seatOf(table, person);
  const at = seat === null ? undefined : table.seats[seat];
  if (seat === null || at?.kind !== "person") return refused("not-seated");
  if (at.nonce !== "") return table;
  if (table.status !== "gathering") return refused("already-started");
  return withSeat(table, seat, { ...at, nonce });
}

/** In seat order, empty for a seat without a client: what is mixed into chance. */
export function noncesOf(table: Table): string[] {
  return table.seats.map((at) => (at.kind === "person" ? at.nonce : ""));
}
