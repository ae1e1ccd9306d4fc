import type { MatchFile } from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, seatOf } from "../tables/table.ts";
import type { KeptTable } from "./kept-table.ts";

/** The whole truth about a match, for those who had a seat, once there is nothing left to hide. */
export function matchFile({ table, match, key, names }: KeptTable, person: PersonId): MatchFile | Refusal {
  const { started, over } = table;
  if (match === null || started === null || over === null) return refused("log-closed");
  if (seatOf(table, person) === null) return refused("log-closed");
  return {
    table: table.id,
    started,
    ended: over,
    names: table.seats.map((at) => {
      if (at.kind === "person") return names.get(at.person) ?? "";
      return at.kind === "bot" ? at.bot : "";
    }),
    outcome: match.match.outcome,
    log: match.match.log,
    key,
  };
}
