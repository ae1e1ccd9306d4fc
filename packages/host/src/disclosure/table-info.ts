import { type Checked, seatsOf } from "@roundtable/kernel";
import { LIMITS, type Person, type SeatInfo, type TableInfo } from "@roundtable/protocol";
import type { AwaySince } from "../tables/away.ts";
import { withMark } from "../tables/duplicate-names.ts";
import {
  type Continues,
  isOutOfTime,
  type PersonId,
  type PersonSeat,
  type SeatAtTable,
  type Table,
} from "../tables/table.ts";
import type { Pause } from "../tables/time.ts";
import { openVote } from "../votes/vote-out.ts";
import { reveal, type Secret } from "./secret.ts";

/** What is true of a table only while it is alive. */
export interface Liveness {
  readonly check: Checked;
  readonly watchers: number;
  readonly now: number;
  /** By name, the best first. */
  readonly bots: readonly string[];
  /** Whether the game has somebody who can give hints. */
  readonly isAdvised: boolean;
  /** What the bot on a seat is called today. */
  botCalled(name: string): string;
  readonly awaySince: AwaySince;
  nameOf(person: PersonId): string;
  /** Opened only when the table is over. */
  readonly key: Secret<string>;
}

/** The table as everybody may know it. Built field by field: nothing gets in by accident. */
export function tableInfo(table: Table, live: Liveness): TableInfo {
  const seats = seatsOf(table.seats.length);
  const personAt = (seat: number) => {
    const at = table.seats[seat];
    return at?.kind === "person" ? at : null;
  };
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    listed: table.listed,
    host: table.host,
    options: table.options,
    clock: table.clock,
    rated: table.rated,
    ...(table.ratedWithBots ? { ratedWithBots: true } : {}),
    time: timeInfo(table),
    seats: table.seats.map((at, seat) => seatInfo(at, live.awaySince(seat), isOutOfTime(table, seat), live)),
    removed: table.removed.map((id) => ({ id, name: live.nameOf(id) })),
    watchers: live.watchers,
    bots: live.bots,
    pace: table.pace,
    check: { errors: live.check.errors, warnings: live.check.warnings },
    starting: table.starting !== null,
    fairness: {
      commitment: table.commitment,
      seals: table.seals,
      calledOff: table.calledOff.map(({ withheld }) => withheld.map(({ name }) => name)),
      key: table.status === "over" ? reveal(live.key) : null,
    },
    endVotes: seats.filter((seat) => personAt(seat)?.wantsEnd === true),
    ended: table.ended,
    again: table.again,
    created: table.created,
    ...(table.code === null || table.status === "over" ? {} : { code: table.code }),
    ...(live.isAdvised ? { hints: table.hints && !table.rated } : {}),
    ...(table.watching.kind === "allowed" ? {} : { watching: table.watching }),
    ...(table.continues === null ? {} : { continues: continuesInfo(table.continues) }),
  };
}

function timeInfo({ time }: Table): TableInfo["time"] {
  if (time === null) return null;
  const { pause, pauseVotes, nudge } = time;
  if (pause === null && nudge === null && pauseVotes.length === 0) return null;
  return { pause: pause === null ? null : pauseInfo(pause), pauseVotes, nudge };
}

function pauseInfo({ since, why, until }: Pause): NonNullable<NonNullable<TableInfo["time"]>["pause"]> {
  return { since, why, ...(until === null ? {} : { until }) };
}

function continuesInfo({ table, at, dealtAnewFor }: Continues): NonNullable<TableInfo["continues"]> {
  return { table, at, openly: dealtAnewFor === null };
}

function voteOutInfo({ voteOut }: PersonSeat, now: number): Pick<SeatInfo & { kind: "person" }, "voteOut"> {
  const vote = openVote(voteOut, now);
  return vote === null ? {} : { voteOut: { votes: vote.votes, until: vote.since + LIMITS.voteOutMs } };
}

function seatInfo(at: SeatAtTable, awaySince: number | null, isLate: boolean, live: Liveness): SeatInfo {
  const named = (id: PersonId): Person => ({ id, name: live.nameOf(id) });
  switch (at.kind) {
    case "open":
      return { kind: "open", invited: at.invited === null ? null : named(at.invited) };
    case "bot":
      return { kind: "bot", bot: live.botCalled(at.bot) };
    case "person":
      return {
        kind: "person",
        person: {
          id: at.person,
          name: withMark(at.called ?? live.nameOf(at.person), at.mark),
          ...(at.owner === null ? {} : { botOf: named(at.owner) }),
        },
        here: awaySince === null,
        awaySince,
        playedBy: at.playedBy,
        standInVotes: at.standInVotes,
        forfeited: at.forfeited,
        outOfTime: isLate,
        ...voteOutInfo(at, live.now),
        ...(at.isOut ? { isOut: true } : {}),
      };
  }
}
