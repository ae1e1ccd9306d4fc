import { LIMITS } from "@roundtable/protocol";
import type { Cancel, Clock } from "../clock.ts";
import type { PersonId } from "../tables/table.ts";

/** Since when people are away, and a ring when somebody has been away for long. */
export class Presence {
  readonly #clock: Clock;
  readonly #longAway: () => void;
  readonly #awaySince = new Map<PersonId, number>();
  readonly #rings = new Map<PersonId, Cancel>();

  constructor(clock: Clock, longAway: () => void) {
    this.#clock = clock;
    this.#longAway = longAway;
  }

  get isWaiting(): boolean {
    return this.#rings.size > 0;
  }

  awaySince(person: PersonId): number | null {
    return this.#awaySince.get(person) ?? null;
  }

  arrived(person: PersonId): void {
    this.#awaySince.delete(person);
    this.#rings.get(person)?.();
    this.#rings.delete(person);
  }

  departed(person: PersonId): void {
    if (this.#awaySince.has(person)) return;
    this.#awaySince.set(person, this.#clock.now());
    const ring = this.#clock.after(LIMITS.awayMs, () => {
      this.#rings.delete(person);
      this.#longAway();
    });
    this.#rings.set(person, ring);
  }

  stop(): void {
    for (const cancel of this.#rings.values()) cancel();
    this.#rings.clear();
  }
}
