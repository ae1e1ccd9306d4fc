import type { BotSpeed } from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, viewerOf, type Table } from "./table.ts";

export function withBotSpeed(table: Table, person: PersonId, pace: BotSpeed): Table | Refusal {
  if (table.status === "over") return refused("match-over");
  if (viewerOf(table, person) === "public") return refused("not-seated");
  return table.pace === pace ? table : { ...table, pace };
}
