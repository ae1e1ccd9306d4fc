import { isRefusal, refused, type Refusal } from "../refusal.ts";
import { endSettled, over } from "../votes/end-vote.ts";
import { hostFollowed } from "../tables/host-role.ts";
import { hasWonAlready } from "../votes/last-player.ts";
import { withStandIn } from "../votes/stand-in.ts";
import { OPEN, type PersonId, seatOf, type Table, withSeat } from "../tables/table.ts";

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

/** The same, with the consequences for the match. The last player of a rated match wins against those who left before. */
export function left(table: Table, person: PersonId, now: number): Table | Refusal {
  const seat = seatOf(table, person);
  if (table.status === "playing" && seat !== null && hasWonAlready(table, seat))
    return over(table, "abandoned", now);
  const without = departed(table, person);
  return isRefusal(without) ? without : endSettled(without, now);
}
