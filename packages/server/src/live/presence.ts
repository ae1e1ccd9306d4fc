import type { Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import type { Cancel, Clock } from "@roundtable/host/clock";
import type { RemotePresences, PresenceReport } from "../store/nodes.ts";
import { type PersonId, seatOf, type Table } from "@roundtable/host/tables/table";
import type { Audience } from "@roundtable/host/audience/audience";

interface Away {
  readonly since: number;
  /** Whether the other nodes were told so by us. */
  readonly isReported: boolean;
}

export interface PresenceReports {
  /** Somebody has been away for long. */
  readonly longAway: () => void;
  /** What other nodes must know of those who are here. */
  readonly report: (person: PersonId, seen: PresenceReport) => void;
}

/** Who is at the table, here or at another node; since when the others are away, and a ring when that is long. */
export class Presence {
  readonly #clock: Clock;
  readonly #audience: Audience;
  readonly #reports: PresenceReports;
  #elsewhere: RemotePresences = new Map();
  readonly #away = new Map<PersonId, Away>();
  /** With how to cancel it, as long as it has not rung. */
  readonly #rings = new Map<PersonId, { readonly since: number; cancel: Cancel | null }>();

  constructor(clock: Clock, audience: Audience, reports: PresenceReports) {
    this.#clock = clock;
    this.#audience = audience;
    this.#reports = reports;
  }

  get isWaiting(): boolean {
    return [...this.#rings.values()].some(({ cancel }) => cancel !== null);
  }

  get isAnybodyHere(): boolean {
    return !this.#audience.isEmpty || [...this.#elsewhere.values()].some(({ gone }) => gone === null);
  }

  /** Everybody, at whichever node. */
  get people(): ReadonlySet<PersonId> {
    const others = [...this.#elsewhere].flatMap(([person, { gone }]) => (gone === null ? [person] : []));
    return new Set([...this.#audience.people, ...others]);
  }

  isHere(person: PersonId): boolean {
    return this.#audience.has(person) || this.#elsewhere.get(person)?.gone === null;
  }

  /** Whether he has the table before his eyes, at whichever node. */
  isInSight(person: PersonId): boolean {
    return this.#audience.isInSight(person) || this.#elsewhere.get(person)?.isInSight === true;
  }

  /** Since when the person of this seat is away; null while he is here, and where nobody sits. */
  awaySince({ seats }: Table, seat: Seat): number | null {
    const at = seats[seat];
    return at?.kind !== "person" || this.isHere(at.person) ? null : this.#since(at.person);
  }

  arrive(person: PersonId): void {
    this.#away.delete(person);
    this.#rings.get(person)?.cancel?.();
    this.#rings.delete(person);
    this.#reports.report(person, "here");
  }

  /** He looks at the table, or at none of his tabs that have it open. */
  look(person: PersonId): void {
    this.#reports.report(person, this.#audience.isInSight(person) ? "here" : "hidden");
  }

  /** His last tab at this node is closed. */
  leave(table: Table, person: PersonId): void {
    if (this.isHere(person)) {
      if (!this.#audience.has(person)) this.#reports.report(person, "forgotten");
      return;
    }
    const isSeated = seatOf(table, person) !== null;
    if (isSeated) this.#note(person, true);
    else this.#reports.report(person, "forgotten");
  }

  /** What the other nodes know of who is where. */
  hear(elsewhere: RemotePresences): void {
    this.#elsewhere = elsewhere;
    for (const [person, { gone }] of elsewhere) if (gone === null) this.#away.delete(person);
  }

  /** The others have forgotten what we told them: they hear it again. */
  reportAgain(): void {
    for (const person of this.#audience.people) this.look(person);
    for (const [person, { since, isReported }] of this.#away)
      if (isReported) this.#reports.report(person, since);
  }

  /** Whoever sits at the table and does not look at it is away from now on, unless he already was. One node rings. */
  watch({ seats }: Table, isKeeper: boolean): void {
    const away = new Set<PersonId>();
    for (const at of seats) {
      if (at.kind !== "person" || this.isHere(at.person)) continue;
      away.add(at.person);
      if (this.#since(at.person) === null) this.#note(at.person, isKeeper);
      if (isKeeper) this.#ringFor(at.person, this.#since(at.person) ?? this.#clock.now());
    }
    for (const [person, { cancel }] of this.#rings) {
      if (isKeeper && away.has(person)) continue;
      cancel?.();
      this.#rings.delete(person);
    }
  }

  stop(): void {
    for (const { cancel } of this.#rings.values()) cancel?.();
    this.#rings.clear();
  }

  #since(person: PersonId): number | null {
    const own = this.#away.get(person);
    const other = this.#elsewhere.get(person)?.gone ?? null;
    if (own === undefined || other === null) return own?.since ?? other;
    return own.isReported ? Math.max(own.since, other) : other;
  }

  #note(person: PersonId, isReported: boolean): void {
    const since = this.#clock.now();
    this.#away.set(person, { since, isReported });
    if (isReported) this.#reports.report(person, since);
  }

  #ringFor(person: PersonId, since: number): void {
    const ring = this.#rings.get(person);
    if (ring?.since === since) return;
    ring?.cancel?.();
    const cancel = this.#clock.after(since + LIMITS.awayMs - this.#clock.now(), () => {
      this.#rings.set(person, { since, cancel: null });
      this.#reports.longAway();
    });
    this.#rings.set(person, { since, cancel });
  }
}
