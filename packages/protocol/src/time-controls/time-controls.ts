import type { Game } from "@roundtable/kernel";
import * as v from "valibot";

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const hour = whole(0, 23);

/** The least and the most of what can be agreed. */
export const CLOCK_BOUNDS = {
  bankSeconds: [30, 3 * 60 * 60],
  capSeconds: [10, 60 * 60],
  awaySeconds: [5, 60 * 60],
  hoursPerDecision: [1, 14 * 24],
} as const;

/** Nobody is hurried. */
const NoClock = v.object({ kind: v.literal("none") });

/**
 * In one sitting: each has a bank of time for the whole match, no decision may take longer than the cap, and who is not
 * at the table has only `awaySeconds` for it.
 */
const LiveClock = v.object({
  kind: v.literal("live"),
  bankSeconds: whole(...CLOCK_BOUNDS.bankSeconds),
  capSeconds: whole(...CLOCK_BOUNDS.capSeconds),
  awaySeconds: whole(...CLOCK_BOUNDS.awaySeconds),
});
export type LiveClock = v.InferOutput<typeof LiveClock>;

/** An hour at which the night begins or ends, by the clock of `timeZone`. No night is longer than sixteen hours. */
const Night = v.pipe(
  v.object({ from: hour, to: hour }),
  v.check(isNight, "A night of at most sixteen hours."),
);

/** Whether a night may begin and end at these hours. */
export function isNight({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from !== to && (to - from + 24) % 24 <= 16;
}

/** Over days: so many hours for each decision; nights, and weekends where `weekends` says so, are rest and do not count. */
const DaysClock = v.object({
  kind: v.literal("days"),
  hoursPerDecision: whole(...CLOCK_BOUNDS.hoursPerDecision),
  weekends: v.boolean(),
  night: v.nullable(Night),
  /** Where it is night, or the weekend: a name such as `Europe/Paris`. */
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, "Expected a time zone.")),
});
export type DaysClock = v.InferOutput<typeof DaysClock>;

/** By which time a table plays. */
export const TableClock = v.variant("kind", [NoClock, LiveClock, DaysClock]);
export type TableClock = v.InferOutput<typeof TableClock>;

export const NO_CLOCK: TableClock = { kind: "none" };

/** What is agreed at a table before the match, and stays so. */
export interface TimeControl {
  readonly clock: TableClock;
  /** The result counts for the ratings of those who play. */
  readonly rated: boolean;
}

/** What people need who have not said how long they think. */
const THINKING = { match: 10 * 60, decision: 2 * 60 };

/** The clock for one sitting that suits this game with so many players. */
export function defaultClock(game: Pick<Game, "lobby">, seats: number): LiveClock {
  const { match, decision } = game.lobby?.thinking?.(seats) ?? THINKING;
  return {
    kind: "live",
    bankSeconds: match,
    capSeconds: decision,
    awaySeconds: Math.min(60, decision),
  };
}

/** How much time there is for thinking, beside what is usual. */
export const CLOCK_LENGTHS = ["short", "usual", "long"] as const;
export type ClockLength = (typeof CLOCK_LENGTHS)[number];
const FACTOR: Readonly<Record<ClockLength, number>> = { short: 0.5, usual: 1, long: 2 };

export function clockOfLength(pace: ClockLength, game: Pick<Game, "lobby">, seats: number): LiveClock {
  const usual = defaultClock(game, seats);
  const factor = FACTOR[pace];
  return { ...usual, bankSeconds: usual.bankSeconds * factor, capSeconds: usual.capSeconds * factor };
}

/** Which of the paces this is for so many; null for what somebody has put together himself. */
export function lengthOfClock(
  clock: LiveClock,
  game: Pick<Game, "lobby">,
  seats: number,
): ClockLength | null {
  const isSame = (pace: ClockLength): boolean => {
    const { bankSeconds, capSeconds, awaySeconds } = clockOfLength(pace, game, seats);
    return (
      clock.bankSeconds === bankSeconds &&
      clock.capSeconds === capSeconds &&
      clock.awaySeconds === awaySeconds
    );
  };
  return CLOCK_LENGTHS.find(isSame) ?? null;
}

/** A day for each decision, and the nights free. */
export function defaultDaysClock(timeZone: string): DaysClock {
  return { kind: "days", hoursPerDecision: 24, weekends: false, night: { from: 23, to: 8 }, timeZone };
}

const MINUTE = 60 * 1000;

/** After so long somebody whom the table waits for may be reminded, and again after as long. */
export function nudgeAfter({ kind }: TableClock): number {
  return kind === "days" ? 4 * 60 * MINUTE : MINUTE;
}

/**
 * So long all pauses together may last that are agreed upon in a rated match: whoever could stop the clock for ever would
 * never lose.
 */
export function ratedPauseMs({ kind }: TableClock): number {
  return kind === "days" ? 14 * 24 * 60 * MINUTE : 15 * MINUTE;
}

/** Why a match cannot be rated so; null if it can. Whoever could wait for ever would never lose. */
export function whyNotRated(
  clock: TableClock,
  seats: number,
): "rated-needs-clock" | "rated-needs-others" | null {
  if (clock.kind === "none") return "rated-needs-clock";
  return seats < 2 ? "rated-needs-others" : null;
}

/**
 * Whether people and programs of their own play together: `areBots` says it of everybody who is no bot of the house. They
 * are rated apart, unless the host allows it.
 */
export function areMixed(areBots: readonly boolean[]): boolean {
  return areBots.some((isBot) => isBot !== areBots[0]);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
