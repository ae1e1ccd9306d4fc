import type { Seat } from "@roundtable/kernel";
import type { Clock } from "@roundtable/host/clock";
import type { Services } from "./services.ts";
import { isOverDays } from "@roundtable/host/tables/over-days";
import type { PersonId, SeatAtTable, Table } from "@roundtable/host/tables/table";
import type { LiveMatch } from "@roundtable/host/match/live-match";
import type { Observed } from "@roundtable/host/table-host/ports";

/** In one sitting, whoever has just looked away is soon back. */
const LIVE_MS = 20_000;
/** Over days he is told at once; but what happens at several tables in one moment is told together. */
const DAYS_MS = 3000;

/**
 * What a table tells those who do not look at it: that it is full, that the match has begun, that it is their turn. Who
 * looks at it is told, too, if he wants that.
 */
export class TableNotices {
  readonly #notices: Services["notices"];
  readonly #clock: Clock;
  readonly #observed: Observed;
  /** The decision of which each was last told, or which he has seen. */
  readonly #noted = new Map<PersonId, string>();
  /** The one that each had before his eyes, in one sitting: if he looks away, he is told of it. */
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
        void this.#notices.tell(at.person, { kind: "paused", table }, { mark: String(since) });
  }

  nudged(person: PersonId, from: PersonId): void {
    void this.#notices.tell(person, { kind: "nudge", table: this.#observed.table.id, from });
  }

  #tellAll(table: Table, kind: "table-full" | "table-started"): void {
    const people = table.seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
    // Whoever has found a game is told so by the same word.
    const mark = kind === "table-started" ? "found" : people.join(" ");
    const notice = { kind, table: table.id };
    for (const person of people)
      void (this.#observed.presence.isVisibleTo(person)
        ? this.#notices.tellInSight(person, notice, { mark })
        : this.#notices.tell(person, notice, { mark }));
  }

  #tellAsked(table: Table, match: LiveMatch): void {
    const wait = isOverDays(table) ? DAYS_MS : LIVE_MS;
    for (const seat of match.asked) {
      const person = playing(table.seats, seat);
      const mark = match.timingOf(seat)?.id;
      if (person === null || mark === undefined || this.#noted.get(person) === mark) continue;
      const notice = { kind: "your-turn", table: table.id } as const;
      const occasion = { mark, position: match.entered, notBefore: this.#clock.now() + wait };
      if (!this.#observed.presence.isVisibleTo(person)) void this.#notices.tell(person, notice, occasion);
      // Over days one looks, and thinks about it elsewhere.
      else if (isOverDays(table)) void this.#notices.seen(person, notice, occasion);
      else {
        if (this.#shown.get(person) !== mark) void this.#notices.tellInSight(person, notice, occasion);
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

/** Who decides for himself on this seat. */
function playing(seats: readonly SeatAtTable[], seat: Seat): PersonId | null {
  const at = seats[seat];
  return at?.kind === "person" && at.playedBy === "person" ? at.person : null;
}
