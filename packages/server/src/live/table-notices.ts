import type { Seat } from "@roundtable/kernel";
import type { Clock } from "@roundtable/host/clock";
import type { Services } from "./services.ts";
import { isOverDays } from "@roundtable/host/tables/over-days";
import type { PersonId, SeatAtTable, Table } from "@roundtable/host/tables/table";
import type { LiveMatch } from "@roundtable/host/match/live-match";
import type { Observed } from "@roundtable/host/table-host/ports";

/** In a live match, a player who just looked away is usually back soon. */
const LIVE_MS = 20_000;
/** In a multi-day match the notification goes out at once. What happens at several tables in one moment is combined. */
const DAYS_MS = 3000;

/**
 * A table's notifications: it is full, the match has begun, it is your turn. People who look at the table get them only if
 * they want to.
 */
export class TableNotices {
  readonly #notices: Services["notices"];
  readonly #clock: Clock;
  readonly #observed: Observed;
  /** The last decision that each person was notified of or has seen. */
  readonly #noted = new Map<PersonId, string>();
  /** The decision that each person had on the screen in a live match. If they look away, they are notified. */
  readonly #shown = new Map<PersonId, string>();
  #before: Table;

  constructor(notices: Services["notices"], clock: Clock, observed: Observed) {
    this.#notices = notices;
    this.#clock = clock;
    this.#observed = observed;
    this.#before = observed.table;
  }

  /** How things are now, when that is kept. One node does so. */
  watch(): void {
    const { table, match } = this.#observed;
    const before = this.#before;
    this.#before = table;
    if (table.status === "gathering" && isFull(table) && !isFull(before)) this.#tellAll(table, "table-full");
    if (table.status === "playing" && before.status === "gathering") this.#tellAll(table, "table-started");
    if (table.status === "playing" && match !== null) this.#tellAsked(table, match);
  }

  /** The match rests because nobody came. */
  fellSilent(since: number): void {
    const { id: table, seats } = this.#observed.table;
    for (const at of seats)
      if (at.kind === "person")
        void this.#notices.notify(at.person, { kind: "paused", table }, { mark: String(since) });
  }

  nudged(person: PersonId, from: PersonId): void {
    void this.#notices.notify(person, { kind: "nudge", table: this.#observed.table.id, from });
  }

  #tellAll(table: Table, kind: "table-full" | "table-started"): void {
    const people = table.seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
    // Matchmaking uses the same mark, so that people are notified once.
    const mark = kind === "table-started" ? "found" : people.join(" ");
    const notice = { kind, table: table.id };
    for (const person of people)
      void (this.#observed.presence.isVisibleTo(person)
        ? this.#notices.notifyVisible(person, notice, { mark })
        : this.#notices.notify(person, notice, { mark }));
  }

  #tellAsked(table: Table, match: LiveMatch): void {
    const wait = isOverDays(table) ? DAYS_MS : LIVE_MS;
    for (const seat of match.asked) {
      const person = playing(table.seats, seat);
      const mark = match.timingOf(seat)?.id;
      if (person === null || mark === undefined || this.#noted.get(person) === mark) continue;
      const notice = { kind: "your-turn", table: table.id } as const;
      const occasion = { mark, position: match.entered, notBefore: this.#clock.now() + wait };
      if (!this.#observed.presence.isVisibleTo(person)) void this.#notices.notify(person, notice, occasion);
      // Over days one looks, and thinks about it elsewhere.
      else if (isOverDays(table)) void this.#notices.markSeen(person, notice, occasion);
      else {
        if (this.#shown.get(person) !== mark) void this.#notices.notifyVisible(person, notice, occasion);
        this.#shown.set(person, mark);
        continue;
      }
      this.#noted.set(person, mark);
    }
  }
}

function isFull({ seats }: Table): boolean {
  return seats.every(({ kind }) => kind !== "open");
}

/** The person who plays this seat themselves. */
function playing(seats: readonly SeatAtTable[], seat: Seat): PersonId | null {
  const at = seats[seat];
  return at?.kind === "person" && at.playedBy === "person" ? at.person : null;
}
