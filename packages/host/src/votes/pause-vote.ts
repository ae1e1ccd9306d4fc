import { ratedPauseMs } from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, playingSeatOf, type Table, votingPeople } from "../tables/table.ts";
import { newTime, resumed, type Time } from "../tables/time.ts";

/** Whether I want the match to be paused. It is, or goes on, as soon as more than half of those who play want it so. */
export function withPauseVote(table: Table, person: PersonId, pause: boolean, now: number): Table | Refusal {
  if (table.status !== "playing") return refused("not-playing");
  const seat = playingSeatOf(table, person);
  if (typeof seat !== "number") return seat;
  const time = table.time ?? newTime(table.clock, table.seats.length, now);
  const wantsChange = pause !== (time.pause !== null);
  const others = time.pauseVotes.filter((other) => other !== seat);
  if (!wantsChange && others.length === time.pauseVotes.length) return table;
  if (wantsChange && pause && pauseLeft(table, time) <= 0) return refused("no-pause-left");
  return pauseSettled(
    { ...table, time: { ...time, pauseVotes: wantsChange ? [...others, seat] : others } },
    now,
  );
}

/** How much longer those who play may pause: at a rated table not for ever. */
function pauseLeft({ rated, clock }: Table, { paused }: Time): number {
  return rated ? ratedPauseMs(clock) - paused : Infinity;
}

/** Also when one who did not want it has left, and when it has lasted as long as it may. */
export function pauseSettled(table: Table, now: number): Table {
  const { time } = table;
  if (time === null || table.status !== "playing") return table;
  if ((time.pause?.until ?? Infinity) <= now) return { ...table, time: resumed(time, now) };
  const people = votingPeople(table);
  const pauseVotes = time.pauseVotes.filter((seat) => people.includes(seat));
  if (pauseVotes.length * 2 > people.length) return { ...table, time: turned(table, time, now) };
  return pauseVotes.length === time.pauseVotes.length ? table : { ...table, time: { ...time, pauseVotes } };
}

function turned(table: Table, time: Time, now: number): Time {
  if (time.pause !== null) return resumed(time, now);
  const left = pauseLeft(table, time);
  const until = left === Infinity ? null : now + left;
  return { ...time, pause: { since: now, why: "agreed", until }, pauseVotes: [] };
}
