import type { Game } from "@roundtable/kernel";
import * as v from "valibot";

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const hour = whole(0, 23);

/** The limits of clock settings. */
export const CLOCK_BOUNDS = {
  bankSeconds: [30, 3 * 60 * 60],
  capSeconds: [10, 60 * 60],
  awaySeconds: [5, 60 * 60],
  hoursPerDecision: [1, 14 * 24],
} as const;

/** No time limit. */
const NoClock = v.object({ kind: v.literal("none") });

/**
 * A live match: each player has a time bank, no decision may take longer than the cap, and absent players have only
 * `awaySeconds` for it.
 */
const LiveClock = v.object({
  kind: v.literal("live"),
  bankSeconds: whole(...CLOCK_BOUNDS.bankSeconds),
  capSeconds: whole(...CLOCK_BOUNDS.capSeconds),
  awaySeconds: whole(...CLOCK_BOUNDS.awaySeconds),
});
export type LiveClock = v.InferOutput<typeof LiveClock>;

/** The hours at which the night begins and ends in `timeZone`. A night has at most sixteen hours. */
const Night = v.pipe(
  v.object({ from: hour, to: hour }),
  v.check(isNight, "A night of at most sixteen hours."),
);

/** Whether a night may begin and end at these hours. */
export function isNight({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from !== to && (to - from + 24) % 24 <= 16;
}

/** A multi-day match: hours per decision. Nights, and weekends if `weekends` is set, do not count. */
const DaysClock = v.object({
  kind: v.literal("days"),
  hoursPerDecision: whole(...CLOCK_BOUNDS.hoursPerDecision),
  weekends: v.boolean(),
  night: v.nullable(Night),
  /** The time zone of nights and weekends, such as `Europe/Paris`. */
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, "Expected a time zone.")),
});
export type DaysClock = v.InferOutput<typeof DaysClock>;

/** The clock of a table. */
export const TableClock = v.variant("kind", [NoClock, LiveClock, DaysClock]);
export type TableClock = v.InferOutput<typeof TableClock>;

export const NO_CLOCK: TableClock = { kind: "none" };

/** The time control of a match, which is fixed once it starts. */
export interface TimeControl {
  readonly clock: TableClock;
  /** The result changes the players' ratings. */
  readonly rated: boolean;
}

/** The default for games that do not say how long people think. */
const THINKING = { match: 10 * 60, decision: 2 * 60 };

/** The clock for a live match of this game with this many players. */
export function defaultClock(game: Pick<Game, "lobby">, seats: number): LiveClock {
  const { match, decision } = game.lobby?.thinking?.(seats) ?? THINKING;
  return {
    kind: "live",
    bankSeconds: match,
    capSeconds: decision,
    awaySeconds: Math.min(60, decision),
  };
}

/** The length of a clock, relative to the default. */
export const CLOCK_LENGTHS = ["short", "usual", "long"] as const;
export type ClockLength = (typeof CLOCK_LENGTHS)[number];
const FACTOR: Readonly<Record<ClockLength, number>> = { short: 0.5, usual: 1, long: 2 };

export function clockOfLength(pace: ClockLength, game: Pick<Game, "lobby">, seats: number): LiveClock {
  const usual = defaultClock(game, seats);
  const factor = FACTOR[pace];
  return { ...usual, bankSeconds: usual.bankSeconds * factor, capSeconds: usual.capSeconds * factor };
}

/** The length of this clock; null if it was set up by hand. */
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

/** A day per decision, without nights. */
export function defaultDaysClock(timeZone: string): DaysClock {
  return { kind: "days", hoursPerDecision: 24, weekends: false, night: { from: 23, to: 8 }, timeZone };
}

const MINUTE = 60 * 1000;

/** How long the table must wait before a player can be reminded, and reminded again. */
export function nudgeAfter({ kind }: TableClock): number {
  return kind === "days" ? 4 * 60 * MINUTE : MINUTE;
}

/**
 * How long all agreed pauses of a rated match may last together. Otherwise a player could stop the clock for ever and never
 * lose.
 */
export function ratedPauseMs({ kind }: TableClock): number {
  return kind === "days" ? 14 * 24 * 60 * MINUTE : 15 * MINUTE;
}

/** Why a match cannot be rated; null if it can. Without a clock a player could wait for ever and never lose. */
export function whyNotRated(
  clock: TableClock,
  seats: number,
): "rated-needs-clock" | "rated-needs-others" | null {
  if (clock.kind === "none") return "rated-needs-clock";
  return seats < 2 ? "rated-needs-others" : null;
}

/**
 * Whether people and bots of their own play together. `areBots` has a value for every seat except those of the game's bots.
 * They are rated separately, unless the host allows it.
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
