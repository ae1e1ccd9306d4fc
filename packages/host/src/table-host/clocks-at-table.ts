import type { Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import type { StoreTime } from "../clock.ts";
import { runsUnattended } from "../tables/runs-unattended.ts";
import { over } from "../votes/end-vote.ts";
import { outSettled } from "../votes/out-of-time.ts";
import { pauseSettled } from "../votes/pause-vote.ts";
import { botAt, hasRunOut, playingPeople, type Table } from "../tables/table.ts";
import { newTime, type Time, timeAfter } from "../tables/time.ts";
import { heldBy } from "../match/deadlines.ts";
import type { LiveMatch } from "../match/live-match.ts";
import type { Presence } from "./presence.ts";

/** What has just happened, for the clocks. */
export interface Happening {
  /** Who has taken their last answer back by it. */
  readonly takenBack: Seat | null;
  /** Since when the table waits for what it waits for then. */
  readonly since: number;
}

interface Now extends Happening {
  readonly presence: Presence;
  readonly now: StoreTime;
}

/** The same table with its clocks as they must be now, and with what follows from those that have run out. */
export function inTime(table: Table, live: LiveMatch, now: Now): Table {
  if (table.status !== "playing") return table.time === null ? table : { ...table, time: null };
  const voted = pauseSettled(table, now.now);
  if (voted.clock.kind === "none") return voted;
  const settled = clocksSettled(voted, live, now);
  const out = outSettled(settled, now.now);
  if (out.status !== "playing") return { ...out, time: null };
  const rests = rested(out === settled ? settled : clocksSettled(out, live, now), now);
  const looked = lookedAfter(rests, live, now);
  return looked.status === "playing" ? looked : { ...looked, time: null };
}

function clocksSettled(table: Table, live: LiveMatch, { presence, now, takenBack, since }: Now): Table {
  const { clock } = table;
  const before = table.time ?? newTime(clock, table.seats.length, now);
  const people = playingPeople(table);
  const asked = new Map<Seat, string>();
  for (const seat of people) {
    const decision = live.timingOf(seat);
    // What has a duration of the game's own is answered when that is over.
    if (decision !== null && decision.duration === undefined) asked.set(seat, decision.id);
  }
  const isVoting = live.undoRequest !== null;
  const time = timeAfter(before.since === since ? before : { ...before, since }, clock, {
    asked,
    takenBack,
    // Where the result counts nobody escapes by closing the page.
    stands: isVoting || (clock.kind === "live" && !table.rated && !isAnybodyHere(table, presence)),
    awaySince: (seat) => presence.awaySince(table, seat),
    now,
  });
  const shown = withSecretStep(time, live.secretlyAwaited);
  return shown === table.time ? table : { ...table, time: shown };
}

function withSecretStep(time: Time, seats: readonly Seat[]): Time {
  if ((time.secretly ?? []).join() === seats.join()) return time;
  const { secretly: _, ...rest } = time;
  return seats.length === 0 ? rest : { ...rest, secretly: seats };
}

/** Over days: nobody's clock runs, somebody's has run out, and nobody is there to decide what then. */
function rested(table: Table, { presence, now }: Now): Table {
  const { time, clock } = table;
  if (time === null || clock.kind !== "days" || time.pause !== null) return table;
  const runs = time.seats.some((at) => at.runs !== null);
  const isOut = playingPeople(table).some((seat) => hasRunOut(table, seat));
  if (runs || !isOut || isAnybodyHere(table, presence)) return table;
  return { ...table, time: { ...time, pause: { since: now, why: "silence", until: null }, pauseVotes: [] } };
}

/**
 * While nobody looks, bots play on where the match waits for nobody's coming; after a restart, too, and so from time to time
 * it is seen to. A rated match that all have left, one way or the other, is over when nobody has come back for a while.
 */
function lookedAfter(table: Table, { asked }: LiveMatch, { presence, now }: Now): Table {
  const { time } = table;
  if (time === null) return table;
  const isLeft = table.rated && playingPeople(table).length === 0;
  const isBotAsked = asked.some((seat) => botAt(table, seat) !== null);
  const isUnattended =
    !presence.isAnybodyHere && time.pause === null && isBotAsked && (isLeft || runsUnattended(table));
  if (!isUnattended)
    return time.unattended === null ? table : { ...table, time: { ...time, unattended: null } };
  const isLong = time.unattended !== null && now - time.unattended >= LIMITS.awayMs;
  if (isLong && isLeft) return over(table, "abandoned", now);
  return isLong || time.unattended === null ? { ...table, time: { ...time, unattended: now } } : table;
}

/** Whether anyone is here who plays themselves. */
function isAnybodyHere(table: Table, presence: Presence): boolean {
  return playingPeople(table).some((seat) => presence.awaySince(table, seat) === null);
}

/** Whether a pause has begun between these two. */
export function isPausedBetween({ time: before }: Table, { time: after }: Table): boolean {
  return after?.pause != null && before?.pause == null;
}

/** Keeps what the game's own durations have left, for when the match goes on. */
export function heldForPause(table: Table, { deadlines }: LiveMatch, now: StoreTime): Table {
  return table.time === null ? table : { ...table, time: { ...table.time, held: heldBy(deadlines, now) } };
}
