import type { Person } from "@roundtable/protocol";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type { Services } from "./services.ts";
import { blockersOf } from "../moderation/block-repository.ts";
import { ownersAt, seatOf, type Table } from "@roundtable/host/tables/table";

/** Nobody sits down beside somebody who has blocked him; which of them it is, or that it is that, he is not told. */
export async function whyNotBeside(
  { store }: Services,
  table: Table,
  { id, botOf }: Person,
): Promise<Refusal | null> {
  if (seatOf(table, id) !== null) return null;
  const others = table.seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
  // Whoever has blocked somebody does without his bots; and a bot keeps away from whom its owner does.
  const coming = botOf === undefined ? [id] : [id, botOf.id];
  const blockers = await blockersOf(store.db, coming, [...others, ...ownersAt(table)]);
  return blockers.size === 0 ? null : refused("cannot-sit");
}
