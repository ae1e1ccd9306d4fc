import type { Seat } from "@roundtable/kernel";
import { nudgeAfter } from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, playingSeatOf, type Table } from "../tables/table.ts";
import { newTime } from "../tables/time.ts";

/** Whom the table waits for, as everybody may know it, and since when. */
export interface Awaited {
  readonly seats: readonly Seat[];
  readonly since: number;
}

/**
 * Reminds a player for whom the table has waited for a while; the next reminder is possible after as long. A player who has
 * answered in secret is reminded all the same, because nobody may know.
 */
export function withNudge(
  table: Table,
  person: PersonId,
  seat: Seat,
  awaited: Awaited,
  now: number,
): Table | Refusal {
  if (table.status !== "playing") return refused("not-playing");
  const by = playingSeatOf(table, person);
  if (typeof by !== "number") return by;
  const at = table.seats[seat];
  if (at === undefined) return refused("no-such-seat");
  const time = table.time ?? newTime(table.clock, table.seats.length, awaited.since);
  const isAwaited = at.kind === "person" && at.playedBy === "person" && awaited.seats.includes(seat);
  if (!isAwaited || seat === by || time.pause !== null) return refused("not-waiting");
  const last = Math.max(awaited.since, time.nudge?.seat === seat ? time.nudge.at : 0);
  if (now - last < nudgeAfter(table.clock)) return refused("not-waiting");
  return { ...table, time: { ...time, nudge: { seat, by, at: now } } };
}
