import { NO_CLOCK } from "@roundtable/protocol";
import { isRefusal, type Refusal } from "@roundtable/host/refusal";
import { withBot } from "@roundtable/host/seats/add-bot";
import { newTable } from "@roundtable/host/tables/new-table";
import { seated } from "@roundtable/host/seats/sit";
import type { Table } from "@roundtable/host/tables/table";

/** A table of four seats with these people on the first ones, the first of them its host. */
export function tableOf(...people: readonly string[]): Table {
  const [host = "ann", ...others] = people;
  const empty = newTable({
    id: "t",
    game: "sealed",
    seats: 4,
    options: {},
    clock: NO_CLOCK,
    rated: false,
    listed: true,
    commitment: "c",
    created: 0,
    maker: host,
    request: "r",
    code: null,
  });
  return others.reduce((table, person) => ok(seated(table, person)), empty);
}

/** The same in the middle of a match, with bots on the other seats. */
export function playing(...people: readonly string[]): Table {
  const table = tableOf(...people);
  return { ...ok(withBot(table, table.host ?? "", {}, ["random"])), status: "playing" };
}

/** What became of a table; nothing must have been refused. */
export function ok(result: Table | Refusal): Table {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

/** Since when the people of these seats are away; everybody else is here. */
export const away = (since: Readonly<Record<number, number>>) => (seat: number) => since[seat] ?? null;
