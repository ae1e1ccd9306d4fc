import type { Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { hostFollowed, mayArrange } from "../tables/host-role.ts";
import { OPEN, type PersonId, type Table, withSeat } from "../tables/table.ts";

/**
 * The command names the person, because the seat may have a new owner by the time it arrives. They stay away until the host
 * lets them back.
 */
export function withFreedSeat(
  table: Table,
  host: PersonId,
  { seat, person }: { readonly seat: Seat; readonly person?: PersonId | undefined },
): Table | Refusal {
  const refusal = mayArrange(table, host);
  if (refusal !== null) return refusal;
  const at = table.seats[seat];
  if (at === undefined) return refused("no-such-seat");
  if (at.kind === "person" && at.person !== person)
    return person === undefined ? refused("seat-taken") : table;
  const freed = hostFollowed(withSeat(table, seat, OPEN), seat);
  if (at.kind !== "person" || at.person === host) return freed;
  return { ...freed, removed: [...freed.removed, at.person] };
}
