import type { Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { type AwaySince, isLongAway } from "../tables/away.ts";
import { timeOnReturn } from "./time-on-return.ts";
import {
  isOutOfTime,
  type PersonId,
  playingPeople,
  playingSeatOf,
  seatOf,
  type Table,
  votingPeople,
  withSeat,
} from "../tables/table.ts";

/** A bot plays this person's seat from now on. A rated match is lost even if they come back. */
export function withStandIn(table: Table, seat: Seat): Table {
  const at = table.seats[seat];
  if (at?.kind !== "person") return table;
  const forfeited = at.forfeited || table.rated;
  const left = withSeat(table, seat, {
    ...at,
    playedBy: "bot",
    wantsEnd: false,
    standInVotes: [],
    forfeited,
  });
  return withoutVotesOf(left, seat);
}

/** The person is back and plays again. */
export function returned(table: Table, person: PersonId): Table | Refusal {
  const seat = seatOf(table, person);
  const at = seat === null ? undefined : table.seats[seat];
  if (seat === null || at?.kind !== "person") return refused("not-seated");
  if (at.playedBy === "person") return table;
  if (at.isOut) return refused("voted-out");
  if (table.status !== "playing") return refused("not-playing");
  return withSeat(table, seat, { ...at, playedBy: "person" });
}

export interface StandInVote {
  readonly seat: Seat;
  readonly agrees: boolean;
}

/** The others agree, or not, that a bot should play for somebody who is away. */
export function withStandInVote(
  table: Table,
  person: PersonId,
  { seat, agrees }: StandInVote,
  awaySince: AwaySince,
  now: number,
): Table | Refusal {
  if (table.status !== "playing") return refused("not-playing");
  const voter = playingSeatOf(table, person);
  if (typeof voter !== "number") return voter;
  const at = table.seats[seat];
  if (at === undefined) return refused("no-such-seat");
  if (at.kind !== "person" || voter === seat) return refused("not-away");
  if (at.playedBy === "bot") return table;
  if (!mayBeReplaced(table, seat, awaySince, now)) return refused("not-away");
  const others = at.standInVotes.filter((other) => other !== voter);
  const voted = withSeat(table, seat, { ...at, standInVotes: agrees ? [...others, voter] : others });
  return standInsSettled(voted, awaySince, now);
}

/**
 * Whether the others may let a bot stand in: the player is out of time, or has been away for long. At a rated table only
 * the clock decides. In a multi-day match people come and go.
 */
function mayBeReplaced(table: Table, seat: Seat, awaySince: AwaySince, now: number): boolean {
  if (table.rated) return false;
  if (isOutOfTime(table, seat)) return true;
  return table.clock.kind !== "days" && isLongAway(awaySince(seat), now);
}

/** Lets a bot play for everybody whom nobody who is here wants to wait for any longer. */
export function standInsSettled(table: Table, awaySince: AwaySince, now: number): Table {
  if (table.status !== "playing") return table;
  let settled = table;
  for (const seat of playingPeople(table)) {
    const at = settled.seats[seat];
    if (at?.kind !== "person" || !mayBeReplaced(table, seat, awaySince, now)) continue;
    const others = playingPeople(settled).filter((other) => other !== seat);
    const here = votingPeople(settled).filter((other) => other !== seat && awaySince(other) === null);
    const agreed = here.length > 0 && here.every((other) => at.standInVotes.includes(other));
    const isAlone = others.length === 0 && isLongAway(awaySince(seat), now);
    if (agreed || isAlone) settled = withStandIn(settled, seat);
  }
  return settled;
}

/** The person is back: votes about their absence are void, unless they are out of time. */
export function welcomedBack(table: Table, seat: Seat, now: number): Table {
  const at = table.seats[seat];
  const time = timeOnReturn(table, seat, now);
  const come = time === table.time ? table : { ...table, time };
  if (at?.kind !== "person" || at.standInVotes.length === 0 || isOutOfTime(come, seat)) return come;
  return withSeat(come, seat, { ...at, standInVotes: [] });
}

function withoutVotesOf(table: Table, voter: Seat): Table {
  const seats = table.seats.map((at) =>
    at.kind === "person" && at.standInVotes.includes(voter)
      ? { ...at, standInVotes: at.standInVotes.filter((seat) => seat !== voter) }
      : at,
  );
  return { ...table, seats };
}
