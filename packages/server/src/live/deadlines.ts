import type { Match } from "@roundtable/kernel";
import type { Cancel, Clock } from "../clock.ts";
import type { Deadline } from "../tables/kept-match.ts";

/**
 * A decision that was already being asked keeps its time; a new one gets the duration that it names. Who takes back
 * without asking anybody gains no time: what he is asked again is over no later than what is asked of others beside it.
 */
export function deadlinesAfter(
  match: Match,
  before: readonly Deadline[],
  now: number,
  isTakenBack = false,
): readonly Deadline[] {
  const latest = isTakenBack ? Math.min(...before.map(({ at }) => at)) : Infinity;
  const deadlines = match.asked.flatMap((seat): Deadline[] => {
    const decision = match.decision(seat);
    if (decision?.duration === undefined) return [];
    const running = before.find((deadline) => deadline.decision === decision.id);
    const at = Math.min(latest, now + decision.duration.seconds * 1000);
    return [running ?? { seat, decision: decision.id, at }];
  });
  const same = deadlines.length === before.length && deadlines.every((deadline) => before.includes(deadline));
  return same ? before : deadlines;
}

/** Rings when a deadline has come. */
export class Alarms {
  readonly #clock: Clock;
  readonly #ring: () => void;
  readonly #set = new Map<Deadline, Cancel>();
  #deadlines: readonly Deadline[] = [];

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  get areSet(): boolean {
    return this.#set.size > 0;
  }

  set(deadlines: readonly Deadline[]): void {
    if (deadlines === this.#deadlines) return;
    this.#deadlines = deadlines;
    for (const cancel of this.#set.values()) cancel();
    this.#set.clear();
    for (const deadline of deadlines) {
      const cancel = this.#clock.after(deadline.at - this.#clock.now(), () => {
        this.#set.delete(deadline);
        this.#ring();
      });
      this.#set.set(deadline, cancel);
    }
  }
}
