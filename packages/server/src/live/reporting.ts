import { PROTOCOL } from "@roundtable/protocol";
import type { Report, ReportBody } from "@roundtable/protocol/report";
import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, seatOf } from "../tables/table.ts";
import type { KeptTable } from "./kept-table.ts";

/** What somebody says is wrong, with all that it takes to see it again. It never leaves the server before the match is over. */
export function reportOn(
  { table, match }: KeptTable,
  person: PersonId,
  { words, at }: ReportBody,
  { id, when }: { readonly id: string; readonly when: number },
): Report | Refusal {
  if (match === null) return refused("not-playing");
  const { game, log, entered } = match.match;
  return {
    report: 1,
    id,
    when,
    table: table.id,
    words,
    seat: seatOf(table, person),
    versions: { rules: game.version, protocol: PROTOCOL },
    at: Math.min(at ?? entered, entered),
    log,
    position: match.match.state,
  };
}
