import type { Seat } from "@roundtable/kernel";
import { refuse, type Refusal } from "../refusal.ts";
import { followHost, mayArrange } from "./host.ts";
import { OPEN, type PersonId, type Table, withSeat } from "./table.ts";

/** Whoever is removed is named: the seat may have changed hands while the host was pressing the button. */
export function freeSeat(
  table: Table,
  host: PersonId,
  { seat, person }: { readonly seat: Seat; readonly person?: PersonId | undefined },
): Table | Refusal {
  const refusal = mayArrange(table, host);
  if (refusal !== null) return refusal;
  const at = table.seats[seat];
  if (at === undefined) return refuse("no-such-seat");
  if (at.kind === "person" && at.person !== person)
    return person === undefined ? refuse("seat-taken") : table;
  return followHost(withSeat(table, seat, OPEN), seat);
}
