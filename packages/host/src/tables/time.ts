import type { Seat } from "@roundtable/kernel";
import { type DaysClock, LIMITS, type LiveClock, type TableClock } from "@roundtable/protocol";
import { countedBetween, momentAfter } from "@roundtable/protocol/rest-hours";
import type { AwaySince } from "./away.ts";

/** With an empty bank a player still has this long for each decision. */
export const LAST_MS = 15_000;

/** How the time of one seat stands. All but moments in milliseconds. */
export interface SeatTime {
  /** What was left of the bank before the current decision; with a live clock. */
  readonly bank: number;
  /** The current decision; null while none is timed. */
  readonly decision: string | null;
  /** How much time the current or last decision has taken until `since`. */
  readonly spent: number;
  /** Since when the clock runs, and when it runs out; null while it stands. */
  readonly runs: { readonly since: number; readonly until: number } | null;
  /** It has run out. */
  readonly isOut: boolean;
}

/** How the time of a match stands. */
export interface Time {
  /** Since when the table waits for what it waits for now. */
  readonly since: number;
  /** By seat. */
  readonly seats: readonly SeatTime[];
  readonly pause: Pause | null;
  /** How long the pauses have lasted that were agreed upon and are over. */
  readonly paused: number;
  /** Who wants a pause or, while there is one, to go on. */
  readonly pauseVotes: readonly Seat[];
  /** What was left, when the pause began, for decisions with a duration of the game's own. */
  readonly held: readonly { readonly seat: Seat; readonly decision: string; readonly left: number }[];
  readonly nudge: Nudge | null;
  /** Who is awaited by a secret step, where those are several: who of them has answered is nobody's business. */
  readonly secretly?: readonly Seat[];
  /** Since when a bot is asked and nobody is there, at a table that goes on all the same. */
  readonly unattended: number | null;
}

/** Agreed by those who play; or because nobody came for so long that nobody is left to decide anything. */
export interface Pause {
  readonly since: number;
  readonly why: "agreed" | "silence";
  /** When it ends by itself; null where it lasts as long as people want it. */
  readonly until: number | null;
}

/** Somebody reminds whom the table waits for. */
interface Nudge {
  readonly seat: Seat;
  readonly by: Seat;
  readonly at: number;
}

export function newTime(clock: TableClock, seats: number, now: number): Time {
  const bank = clock.kind === "live" ? clock.bankSeconds * 1000 : 0;
  const seat: SeatTime = { bank, decision: null, spent: 0, runs: null, isOut: false };
  return {
    since: now,
    seats: Array.from({ length: seats }, () => seat),
    pause: null,
    paused: 0,
    pauseVotes: [],
    held: [],
    nudge: null,
    unattended: null,
  };
}

/** What is true at the table now. */
export interface Waiting {
  /** The decisions that a clock counts, by whom they are asked: people who play themselves. */
  readonly asked: ReadonlyMap<Seat, string>;
  /** The seat that has just undone its last answer. */
  readonly takenBack: Seat | null;
  /** Whether all clocks stand: something is voted on, or nobody is there. */
  readonly stands: boolean;
  readonly awaySince: AwaySince;
  readonly now: number;
}

/** Each clock runs, stands or has run out as it must now. */
export function timeAfter(time: Time, clock: TableClock, waiting: Waiting): Time {
  const seats = time.seats.map((before, seat) =>
    seatAfter(before, clock, { ...waiting, stands: waiting.stands || time.pause !== null }, seat),
  );
  return seats.every((at, seat) => at === time.seats[seat]) ? time : { ...time, seats };
}

function seatAfter(before: SeatTime, clock: TableClock, waiting: Waiting, seat: Seat): SeatTime {
  if (clock.kind === "none") return before;
  const { now, stands, awaySince } = waiting;
  const decision = waiting.asked.get(seat) ?? null;
  const asked =
    decision === before.decision
      ? before
      : askedAnew(stopped(before, clock, now), decision, clock, {
          isTakenBack: waiting.takenBack === seat,
        });
  if (asked.decision === null || asked.isOut || stands) return stopped(asked, clock, now);
  const since = asked.runs?.since ?? now;
  const until = runsUntil(asked, clock, since, awaySince(seat));
  if (until <= now) return { ...stopped({ ...asked, runs: { since, until } }, clock, now), isOut: true };
  return asked.runs?.until === until ? asked : { ...asked, runs: { since, until } };
}

/** The previous decision is charged to the bank. If it was undone, it goes on. */
function askedAnew(
  before: SeatTime,
  decision: string | null,
  clock: TableClock,
  { isTakenBack }: { readonly isTakenBack: boolean },
): SeatTime {
  const isPaid = before.decision === null;
  if (isTakenBack && decision !== null) {
    const bank = isPaid && clock.kind === "live" ? before.bank + before.spent : before.bank;
    return { ...before, bank, decision, isOut: false };
  }
  const bank = isPaid ? before.bank : Math.max(0, before.bank - before.spent);
  return { ...before, bank, decision, spent: decision === null ? before.spent : 0, isOut: false };
}

function stopped(at: SeatTime, clock: TableClock, now: number): SeatTime {
  if (at.runs === null) return at;
  const { since } = at.runs;
  const spent = clock.kind === "days" ? countedBetween(since, now, clock) : Math.max(0, now - since);
  return { ...at, spent: at.spent + spent, runs: null };
}

function runsUntil(at: SeatTime, clock: TableClock, since: number, awaySince: number | null): number {
  switch (clock.kind) {
    case "none":
      return Infinity;
    case "days":
      return momentAfter(since, leftOf(at, clock), clock);
    case "live": {
      const until = since + leftOf(at, clock);
      return awaySince === null
        ? until
        : Math.min(until, Math.max(since, awaySince) + clock.awaySeconds * 1000);
    }
  }
}

/** How much time is left for the current decision, while at the table. */
function leftOf(at: SeatTime, clock: LiveClock | DaysClock): number {
  const whole =
    clock.kind === "days"
      ? clock.hoursPerDecision * 3_600_000
      : Math.min(clock.capSeconds * 1000, Math.max(at.bank, LAST_MS));
  return Math.max(0, whole - at.spent);
}

/** Whether all time for the decision is used up. */
export function isSpent(at: SeatTime, clock: TableClock): boolean {
  return clock.kind !== "none" && leftOf(at, clock) === 0;
}

/** The others give more time: as much as for a new decision. */
export function withMoreTime(time: Time, seat: Seat, clock: TableClock): Time {
  const at = time.seats[seat];
  if (at === undefined || !at.isOut) return time;
  const cap = clock.kind === "live" ? clock.capSeconds * 1000 : 0;
  const bank = Math.max(cap, at.bank - at.spent);
  return { ...time, seats: time.seats.with(seat, { ...at, bank, spent: 0, isOut: false }) };
}

/** When the next clock runs out, or a pause, or when it must be seen whether anything goes on; null while nothing runs. */
export function alarmOf(time: Time | null): number | null {
  if (time === null) return null;
  const clocks = time.seats.map(({ runs }) => runs?.until ?? Infinity);
  const look = time.unattended === null ? Infinity : time.unattended + LIMITS.awayMs;
  const next = Math.min(...clocks, time.pause?.until ?? Infinity, look);
  return next === Infinity ? null : next;
}

/** Time that nobody could use: what ran before runs on after it. */
export function excused(time: Time, clock: TableClock, ms: number): Time {
  const seats = time.seats.map((at) => {
    if (at.runs === null) return at;
    const since = at.runs.since + ms;
    return { ...at, runs: { since, until: runsUntil(at, clock, since, null) } };
  });
  const pause = time.pause === null ? null : pausedLater(time.pause, ms);
  const unattended = time.unattended === null ? null : time.unattended + ms;
  return { ...time, since: time.since + ms, seats, pause, unattended };
}

function pausedLater({ since, why, until }: Pause, ms: number): Pause {
  return { since: since + ms, why, until: until === null ? null : until + ms };
}

/** The pause is over: nobody has waited meanwhile. */
export function resumed(time: Time, now: number): Time {
  if (time.pause === null) return time;
  const lasted = now - time.pause.since;
  const paused = time.pause.why === "agreed" ? time.paused + lasted : time.paused;
  return { ...time, since: time.since + lasted, pause: null, paused, pauseVotes: [] };
}
