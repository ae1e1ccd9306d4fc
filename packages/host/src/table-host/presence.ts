import type { Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import type { Cancel, Clock } from "../clock.ts";
import { type PersonId, seatOf, type Table } from "../tables/table.ts";
import type { Listeners } from "./listeners.ts";

/**
 * Somebody is at a table, or has it open where they do not look; or was last there at this moment; or was there, and nobody
 * needs to know when.
 */
export type PresenceReport = "here" | "hidden" | "forgotten" | number;

/** How somebody was last seen at a table by other nodes. */
export interface RemotePresence {
  /** Since when they are gone; null while they are there. */
  readonly gone: number | null;
  /** Whether they see the table. */
  readonly isInSight: boolean;
}
export type RemotePresences = ReadonlyMap<PersonId, RemotePresence>;

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
  readonly #listeners: Listeners;
  readonly #reports: PresenceReports;
  #remote: RemotePresences = new Map();
  readonly #away = new Map<PersonId, Away>();
  /** With how to cancel it, as long as it has not rung. */
  readonly #rings = new Map<PersonId, { readonly since: number; cancel: Cancel | null }>();

  constructor(clock: Clock, listeners: Listeners, reports: PresenceReports) {
    this.#clock = clock;
    this.#listeners = listeners;
    this.#reports = reports;
  }

  get isWaiting(): boolean {
    return [...this.#rings.values()].some(({ cancel }) => cancel !== null);
  }

  get isAnybodyHere(): boolean {
    return !this.#listeners.isEmpty || [...this.#remote.values()].some(({ gone }) => gone === null);
  }

  /** Everybody, at whichever node. */
  get people(): ReadonlySet<PersonId> {
    const others = [...this.#remote].flatMap(([person, { gone }]) => (gone === null ? [person] : []));
    return new Set([...this.#listeners.people, ...others]);
  }

  countSpectators(table: Table): number {
    return [...this.people].filter((person) => seatOf(table, person) === null).length;
  }

  isHere(person: PersonId): boolean {
    return this.#listeners.has(person) || this.#remote.get(person)?.gone === null;
  }

  /** Whether they see the table, at whichever node. */
  isVisibleTo(person: PersonId): boolean {
    return this.#listeners.isVisibleTo(person) || this.#remote.get(person)?.isInSight === true;
  }

  /** Since when the person of this seat is away; null while they are here, and where nobody sits. */
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

  /** Somebody has looked at a tab that has the table open, or away from it. */
  look(person: PersonId): void {
    this.#reports.report(person, this.#listeners.isVisibleTo(person) ? "here" : "hidden");
  }

  /** Somebody has closed a tab at this node. */
  leave(table: Table, person: PersonId): void {
    if (this.isHere(person)) {
      if (!this.#listeners.has(person)) this.#reports.report(person, "forgotten");
      return;
    }
    const isSeated = seatOf(table, person) !== null;
    if (isSeated) this.#note(person, true);
    else this.#reports.report(person, "forgotten");
  }

  /** What the other nodes know of who is where. */
  hear(remote: RemotePresences): void {
    this.#remote = remote;
    for (const [person, { gone }] of remote) if (gone === null) this.#away.delete(person);
  }

  /** The others have forgotten what we told them: they hear it again. */
  reportAgain(): void {
    for (const person of this.#listeners.people) this.look(person);
    for (const [person, { since, isReported }] of this.#away)
      if (isReported) this.#reports.report(person, since);
  }

  /** Everybody who sits at the table and does not look at it is away from now on, unless they already were. The owner rings. */
  watch({ seats }: Table, isOwner: boolean): void {
    const away = new Set<PersonId>();
    for (const at of seats) {
      if (at.kind !== "person" || this.isHere(at.person)) continue;
      away.add(at.person);
      if (this.#since(at.person) === null) this.#note(at.person, isOwner);
      if (isOwner) this.#ringFor(at.person, this.#since(at.person) ?? this.#clock.now());
    }
    for (const [person, { cancel }] of this.#rings) {
      if (isOwner && away.has(person)) continue;
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
    const other = this.#remote.get(person)?.gone ?? null;
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
