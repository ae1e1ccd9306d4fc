import type { Match } from "@roundtable/kernel";
import { NO_CLOCK, type TableClock } from "@roundtable/protocol";
import { momentAfter } from "@roundtable/protocol/rest-hours";
import type { Cancel, Clock, StoreTime } from "../clock.ts";
import type { Deadline } from "../tables/stored-match.ts";
import type { Time } from "../tables/time.ts";

const HOUR = 60 * 60 * 1000;

/** By which time a table plays. */
interface InTime {
  readonly clock: TableClock;
  readonly time: Time | null;
}

const UNHURRIED: InTime = { clock: NO_CLOCK, time: null };

/**
 * A decision that was already asked keeps its deadline. A new one gets its own duration or, in a multi-day match, the usual
 * one. There is no deadline during a pause; afterwards the rest counts. An undo without the others' consent gains no time:
 * the repeated decision ends no later than those of others beside it.
 */
export function deadlinesAfter(
  match: Match,
  before: readonly Deadline[],
  now: StoreTime,
  isTakenBack = false,
  { clock, time }: InTime = UNHURRIED,
): readonly Deadline[] {
  if (time !== null && time.pause !== null) return before.length === 0 ? before : [];
  const latest = isTakenBack ? Math.min(...before.map(({ at }) => at)) : Infinity;
  const deadlines = match.asked.flatMap((seat): Deadline[] => {
    const decision = match.decision(seat);
    if (decision?.duration === undefined) return [];
    const running = before.find((deadline) => deadline.decision === decision.id);
    if (running !== undefined) return [running];
    const held = time?.held.find((one) => one.decision === decision.id);
    const whole =
      clock.kind === "days"
        ? momentAfter(now, clock.hoursPerDecision * HOUR, clock)
        : now + decision.duration.seconds * 1000;
    return [
      { seat, decision: decision.id, at: held === undefined ? Math.min(latest, whole) : now + held.left },
    ];
  });
  const same = deadlines.length === before.length && deadlines.every((deadline) => before.includes(deadline));
  return same ? before : deadlines;
}

/** What is left of each when a pause begins. */
export function heldBy(deadlines: readonly Deadline[], now: StoreTime): Time["held"] {
  return deadlines.map(({ seat, decision, at }) => ({ seat, decision, left: Math.max(0, at - now) }));
}

interface Moment {
  readonly at: number;
}

/** Rings when a moment has come. */
export class Alarms {
  readonly #clock: Clock;
  readonly #ring: () => void;
  readonly #set = new Map<Moment, Cancel>();
  #moments: readonly Moment[] = [];

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Whether one will ring within this time. */
  areSetWithin(ms: number): boolean {
    const until = this.#clock.now() + ms;
    return [...this.#set.keys()].some(({ at }) => at <= until);
  }

  set(moments: readonly Moment[]): void {
    if (moments === this.#moments) return;
    this.#moments = moments;
    for (const cancel of this.#set.values()) cancel();
    this.#set.clear();
    for (const moment of moments) this.#setOne(moment);
  }

  #setOne(moment: Moment): void {
    const cancel = this.#clock.after(moment.at - this.#clock.now(), () => {
      this.#set.delete(moment);
      // What is weeks away no timer waits for.
      if (moment.at > this.#clock.now()) this.#setOne(moment);
      else this.#ring();
    });
    this.#set.set(moment, cancel);
  }
}
