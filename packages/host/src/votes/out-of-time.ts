import type { Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { over } from "./end-vote.ts";
import { hasWonAlready, losesByEnding } from "./last-player.ts";
import { withStandIn } from "./stand-in.ts";
import {
  hasRunOut,
  isOutOfTime,
  lateWith,
  type PersonId,
  playingPeople,
  playingSeatOf,
  type Table,
  withSeat,
} from "../tables/table.ts";
import { withMoreTime } from "../tables/time.ts";

/**
 * At a rated table a bot plays on for a player who is out of time, and the player has lost. In a multi-day match someone
 * else must be within their time, or at least a bot: nobody wins if nobody came. If all others had left before, the match
 * is over.
 */
export function outSettled(table: Table, now: number): Table {
  if (!table.rated || table.status !== "playing") return table;
  const people = playingPeople(table);
  const out = people.filter((seat) => hasRunOut(table, seat));
  if (out.some((seat) => hasWonAlready(table, seat))) return over(table, "abandoned", now);
  const isAlone = out.some((seat) => losesByEnding(table, seat));
  if (table.clock.kind === "days" && out.length === people.length && !isAlone) return table;
  return out.reduce(withStandIn, table);
}

/** The others wait on for somebody who is out of time: one of them is enough. */
export function withGivenTime(table: Table, person: PersonId, seat: Seat): Table | Refusal {
  if (table.status !== "playing" || table.time === null) return refused("not-playing");
  const giver = playingSeatOf(table, person);
  if (typeof giver !== "number") return giver;
  const at = table.seats[seat];
  if (at === undefined) return refused("no-such-seat");
  if (at.kind !== "person" || giver === seat || !isOutOfTime(table, seat)) return refused("not-out-of-time");
  const time = lateWith(table, seat).reduce(
    (before, late) => withMoreTime(before, late, table.clock),
    table.time,
  );
  return withSeat({ ...table, time }, seat, { ...at, standInVotes: [] });
}
