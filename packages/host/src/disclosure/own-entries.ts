import type { Entry, Seat } from "@roundtable/kernel";
import type { Table } from "../tables/table.ts";
import { revealStored, type StoredSecret } from "./secret.ts";

/**
 * A seat's own entries, for the person's data export. Entries contain the draws they caused, which in a running match would
 * reveal hidden cards; so there are none before it is over.
 */
export function ownEntries(
  { over }: Pick<Table, "over">,
  seat: Seat,
  entries: readonly StoredSecret<Entry>[],
): Entry[] {
  return over === null ? [] : entries.map(revealStored).filter((entry) => entry.seat === seat);
}
