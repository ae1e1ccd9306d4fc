import { refused, type Refusal } from "../refusal.ts";
import { hostFollowed } from "./host.ts";
import { withStandIn } from "./stand-in.ts";
import { OPEN, type PersonId, seatOf, type Table, withSeat } from "./table.ts";

/** Before the match the seat is free again; during it a bot plays on. */
export function departed(table: Table, person: PersonId): Table | Refusal {
  const seat = seatOf(table, person);
  switch (table.status) {
    case "gathering":
      return seat === null ? table : hostFollowed(withSeat(table, seat, OPEN), seat);
    case "playing":
      return seat === null ? refused("not-seated") : withStandIn(table, seat);
    case "over":
      return table;
  }
}
