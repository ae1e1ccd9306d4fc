import { refused, type Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { blockersOf } from "../store/regard-rows.ts";
import { type PersonId, seatOf, type Table } from "../tables/table.ts";

/** Nobody sits down beside somebody who has blocked him; which of them it is, or that it is that, he is not told. */
export async function whyNotBeside(
  { store }: Services,
  table: Table,
  person: PersonId,
): Promise<Refusal | null> {
  if (seatOf(table, person) !== null) return null;
  const others = table.seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
  const blockers = await blockersOf(store.db, person, others);
  return blockers.size === 0 ? null : refused("cannot-sit");
}
