import type { Refusal } from "../refusal.ts";
import { mayArrange } from "../tables/host-role.ts";
import type { PersonId, Table } from "../tables/table.ts";

/** Whom the host has sent away may sit down again. */
export function letBack(table: Table, host: PersonId, person: PersonId): Table | Refusal {
  const refusal = mayArrange(table, host);
  if (refusal !== null) return refusal;
  if (!table.removed.includes(person)) return table;
  return { ...table, removed: table.removed.filter((other) => other !== person) };
}
