import type { Pace } from "@roundtable/protocol";
import { refuse, type Refusal } from "../refusal.ts";
import { type PersonId, seatOf, type Table } from "./table.ts";

export function setPace(table: Table, person: PersonId, pace: Pace): Table | Refusal {
  if (table.status === "over") return refuse("match-over");
  return seatOf(table, person) === null ? refuse("not-seated") : { ...table, pace };
}
