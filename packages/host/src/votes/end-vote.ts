import { refused, type Refusal } from "../refusal.ts";
import { calledAnew } from "../tables/display-names.ts";
import { losesByEnding } from "./last-player.ts";
import { withStandIn } from "./stand-in.ts";
import {
  isOutOfTime,
  type PersonId,
  playingPeople,
  playingSeatOf,
  type Table,
  votingPeople,
  withSeat,
} from "../tables/table.ts";

export function over(table: Table, ended: NonNullable<Table["ended"]>, now: number): Table {
  return calledAnew({ ...table, status: "over", ended, over: now }, () => true);
}

/**
 * The match ends if everyone agrees who plays themselves and is not out of time. In a rated match, a player who wants it
 * alone leaves.
 */
export function withEndVote(table: Table, person: PersonId, agrees: boolean, now: number): Table | Refusal {
  if (table.ended === "together" && agrees) return table;
  if (table.status !== "playing") return refused("not-playing");
  const seat = playingSeatOf(table, person);
  if (typeof seat !== "number") return seat;
  const at = table.seats[seat];
  if (at?.kind !== "person") return refused("not-seated");
  if (agrees && losesByEnding(table, seat)) return endSettled(withStandIn(table, seat), now);
  return endSettled(withSeat(table, seat, { ...at, wantsEnd: agrees }), now);
}

/** Also when the last one who did not want it has left; a rated match is over when everybody has. */
export function endSettled(table: Table, now: number): Table {
  if (table.status !== "playing") return table;
  if (table.rated && playingPeople(table).length === 0) return over(table, "abandoned", now);
  const voting = votingPeople(table);
  const present = voting.filter((seat) => !isOutOfTime(table, seat));
  // Where all are late, or seem so at a secret step, all of them are asked.
  const people = (present.length > 0 ? present : voting).map((seat) => table.seats[seat]);
  const agreed = people.length > 0 && people.every((at) => at?.kind === "person" && at.wantsEnd);
  return agreed ? over(table, "together", now) : table;
}
