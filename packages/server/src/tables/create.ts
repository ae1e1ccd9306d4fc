import { OPEN, personSeat, type Table } from "./table.ts";

export type NewTable = Pick<
  Table,
  "id" | "game" | "listed" | "options" | "commitment" | "created" | "maker" | "request"
> & { readonly seats: number };

/** A new table; whoever makes it is its host and sits on the first seat. */
export function newTable({ seats, ...given }: NewTable): Table {
  return {
    ...given,
    starting: null,
    seals: null,
    calledOff: [],
    status: "gathering",
    host: given.maker,
    pace: "human",
    seats: [personSeat(given.maker), ...Array.from({ length: seats - 1 }, () => OPEN)],
    started: null,
    over: null,
    ended: null,
    again: null,
    removed: [],
  };
}
