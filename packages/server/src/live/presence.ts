import type { Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import type { Cancel, Clock } from "../clock.ts";
import type { PersonId, Table } from "../tables/table.ts";
import type { Audience } from "./audience.ts";

/** Since when people are away from the table, and a ring when somebody has been away for long. */
export class Presence {
  readonly #clock: Clock;
  readonly #audience: Audience;
  readonly #longAway: () => void;
  readonly #awaySince = new Map<PersonId, number>();
  readonly #rings = new Map<PersonId, Cancel>();

  constructor(clock: Clock, audience: Audience, longAway: () => void) {
    this.#clock = clock;
    this.#audience = audience;
    this.#longAway = longAway;
  }

  get isWaiting(): boolean {
    return this.#rings.size > 0;
  }

  /** Since when the person of this seat is away; null while he is here, and where nobody sits. */
  awaySince({ seats }: Table, seat: Seat): number | null {
    const at = seats[seat];
    if (at?.kind !== "person" || this.#audience.has(at.person)) return null;
    return this.#awaySince.get(at.person) ?? null;
  }

  arrive(person: PersonId): void {
    this.#awaySince.delete(person);
    this.#rings.get(person)?.();
    this.#rings.delete(person);
  }

  /** Whoever sits at the table and does not look at it is away from now on, unless he already was. */
  noteAbsent({ seats }: Table): void {
    for (const at of seats)
      if (at.kind === "person" && !this.#audience.has(at.person)) this.#depart(at.person);
  }

  stop(): void {
    for (const cancel of this.#rings.values()) cancel();
    this.#rings.clear();
  }

  #depart(person: PersonId): void {
    if (this.#awaySince.has(person)) return;
    this.#awaySince.set(person, this.#clock.now());
    const ring = this.#clock.after(LIMITS.awayMs, () => {
      this.#rings.delete(person);
      this.#longAway();
    });
    this.#rings.set(person, ring);
  }
}
