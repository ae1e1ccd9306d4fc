import { refuse, type Refusal } from "../refusal.ts";
import { followHost } from "./host.ts";
import { standIn } from "./stand-in.ts";
import { OPEN, type PersonId, seatOf, type Table, withSeat } from "./table.ts";

/** Before the match the seat is free again; during it a bot plays on. */
export function leave(table: Table, person: PersonId): Table | Refusal {
  const seat = seatOf(table, person);
  switch (table.status) {
    case "gathering":
      return seat === null ? table : followHost(withSeat(table, seat, OPEN), seat);
    case "playing":
      return seat === null ? refuse("not-seated") : standIn(table, seat);
    case "over":
      return table;
  }
}
