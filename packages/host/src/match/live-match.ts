import {
  type AskedDecision,
  type Game,
  isSaid,
  type Match,
  type Seat,
  type UndoRequest,
} from "@roundtable/kernel";
import { NO_CLOCK, type TableClock } from "@roundtable/protocol";
import type { StoreTime } from "../clock.ts";
import { type Disclosed, MatchDisclosure } from "../disclosure/match-disclosure.ts";
import { reveal, Secret } from "../disclosure/secret.ts";
import type { Deadline, KeptEntry } from "../tables/stored-match.ts";
import type { Table, TableId } from "../tables/table.ts";
import type { Time } from "../tables/time.ts";

/** A running match, with its clocks. What it hides leaves it by its disclosure alone. */
export class LiveMatch implements Disclosed {
  #match: Secret<Match>;
  deadlines: readonly Deadline[];
  /** Since when the table waits for what it waits for: what everybody has last seen happen. */
  since: number;
  #awaited: string;
  #clock: TableClock = NO_CLOCK;
  #time: Time | null = null;
  /** The number of the last entry in the snapshot that the store has. */
  snapshotAfter: number;
  /** When that was taken. */
  snapshotAt = Number.NEGATIVE_INFINITY;
  readonly entries: Secret<KeptEntry[]>;
  readonly disclosure: MatchDisclosure;

  constructor(
    table: TableId,
    match: Match,
    entries: readonly KeptEntry[],
    { deadlines, since }: { readonly deadlines: readonly Deadline[]; readonly since: number },
    snapshotAfter: number,
  ) {
    this.#match = new Secret(match);
    this.entries = new Secret([...entries]);
    this.deadlines = deadlines;
    this.since = since;
    this.snapshotAfter = snapshotAfter;
    this.#awaited = this.#awaitedNow();
    this.disclosure = new MatchDisclosure(table, this);
  }

  get match(): Secret<Match> {
    return this.#match;
  }

  get game(): Game {
    return reveal(this.#match).game;
  }

  get clock(): TableClock {
    return this.#clock;
  }

  get time(): Time | null {
    return this.#time;
  }

  /** How many entries there are. */
  get entered(): number {
    return reveal(this.#match).entered;
  }

  /** How many of them are kept, setup among them. */
  get kept(): number {
    return reveal(this.entries).length;
  }

  get asked(): readonly Seat[] {
    return reveal(this.#match).asked;
  }

  get undoRequest(): UndoRequest | null {
    return reveal(this.#match).undoRequest;
  }

  /** What a clock has to know of the decision that this seat is asked for: its answers are for that seat alone. */
  timingOf(seat: Seat): Pick<AskedDecision, "id" | "duration"> | null {
    const decision = reveal(this.#match).decision(seat);
    if (decision === null) return null;
    const { id, duration } = decision;
    return duration === undefined ? { id } : { id, duration };
  }

  /** Whether talk is open to this seat. */
  maySpeak(seat: Seat): boolean {
    return this.game.talk?.open(reveal(this.#match).state, seat) ?? true;
  }

  /** The store has the position as it is now. */
  hasSnapshot(now: StoreTime): void {
    this.snapshotAfter = this.entered;
    this.snapshotAt = now;
  }

  /** The node that has made the last move sees to it that the store has the position. */
  isSeenToElsewhere(): void {
    this.snapshotAfter = this.entered;
  }

  /** The state of the table's clock, of which each player sees their own. */
  keepTime({ clock, time }: Pick<Table, "clock" | "time">): void {
    this.#clock = clock;
    this.#time = time;
    if (clock.kind !== "none" && time !== null) this.since = time.since;
  }

  /**
   * Since when the table waits after this entry, which the match has made. It waits anew when everybody sees something happen or
   * sees it wait for others: what only some may know is not to be read off a clock.
   */
  sinceAfter({ told }: KeptEntry, now: StoreTime): number {
    const before = this.#awaited;
    this.#awaited = this.#awaitedNow();
    const isSeen = told.some((event) => !isSaid(event) && this.game.see(event, "public") !== null);
    return isSeen || this.#awaited !== before ? now : this.since;
  }

  #awaitedNow(): string {
    return JSON.stringify(this.game.view(reveal(this.#match).state, "public").awaited);
  }

  /** Who is awaited where nobody may know who of them has answered; nobody at any other step. */
  get secretlyAwaited(): readonly Seat[] {
    const { awaited } = this.game.view(reveal(this.match).state, "public");
    return awaited?.secretly === true && awaited.seats.length > 1 ? awaited.seats : [];
  }

  /** Whom the table waits for, as everybody may know it, and since when. */
  get awaited(): { readonly seats: readonly Seat[]; readonly since: number } {
    const { awaited } = this.game.view(reveal(this.#match).state, "public");
    return { seats: awaited?.seats ?? [], since: this.since };
  }

  add(entry: KeptEntry): void {
    reveal(this.entries).push(entry);
  }

  /** The same match as another node has played it on: what was told stays told. */
  goOnAs(later: LiveMatch): void {
    const [had, has] = [reveal(this.entries), reveal(later.entries)];
    this.#match = later.#match;
    if (has.length > had.length) this.since = later.since;
    this.#awaited = this.#awaitedNow();
    this.deadlines = later.deadlines;
    this.snapshotAfter = later.snapshotAfter;
    for (const entry of has.slice(had.length)) this.add(entry);
  }
}
