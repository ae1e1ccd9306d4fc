import type { Seat } from "@roundtable/kernel";
import { hostFollowed } from "../tables/host-role.ts";
import { OPEN, type PersonId, type Table, withSeat } from "../tables/table.ts";

/** After so many a table cannot start any more: its record is shown to everybody and must stay short. */
export const MOST_CALLED_OFF = 20;

/** Whether shares may be opened: everything is settled, and the match has not begun. */
export function isOpening({ status, seals }: Table): boolean {
  return status === "gathering" && seals !== null;
}

/**
 * A start at which these seats withheld their shares comes to nothing, and that stays on record. They lose their seats,
 * and the next start has a key of its own: what was opened for this one is worth nothing there.
 */
export function calledOff(
  table: Table,
  withheld: readonly Seat[],
  next: { readonly commitment: string; readonly nameOf: (person: PersonId) => string },
): Table {
  const { commitment, seals } = table;
  if (seals === null) throw new Error("Nothing was sealed: there is nothing to call off.");
  const named = withheld.flatMap((seat) => {
    const at = table.seats[seat];
    return at?.kind === "person" ? [{ seat, name: next.nameOf(at.person) }] : [];
  });
  const freed = named.reduce((left, { seat }) => hostFollowed(withSeat(left, seat, OPEN), seat), table);
  return {
    ...freed,
    commitment: next.commitment,
    starting: null,
    seals: null,
    calledOff: [...table.calledOff, { commitment, seals, withheld: named }],
  };
}
