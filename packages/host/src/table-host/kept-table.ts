import { applyEntries, type Result } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import { reveal, type Secret } from "../disclosure/secret.ts";
import type { GameInPlay } from "../games.ts";
import { deadlinesAfter } from "../match/deadlines.ts";
import type { LiveMatch } from "../match/live-match.ts";
import { calledAnew } from "../tables/display-names.ts";
import { distinguished, lateAt } from "../tables/duplicate-names.ts";
import { type PersonId, seatOf, type Table } from "../tables/table.ts";
import { over } from "../votes/end-vote.ts";
import { type Happening, heldForPause, inTime, isPausedBetween } from "./clocks-at-table.ts";
import { type Loaded, loadTable } from "./load-table.ts";
import type { Ports } from "./ports.ts";
import type { Presence } from "./presence.ts";
import {
  BrokenTable,
  type InvitationChange,
  type KeptChat,
  type KeptChatLine,
  NewerRules,
  NotKept,
  type TableChange,
  TableGone,
} from "./table-store.ts";

/** A match is loaded from its last snapshot and the entries since then: at most so many. */
const SNAPSHOT_EVERY = 16;
/** The last snapshot is at most so old, or the entries since then are as young as that. */
export const SNAPSHOT_MS = 250;
/** A minute more or less is all the same to an idle table. */
const TOUCH_MS = 60_000;

type Accepted = Extract<Result, { accepted: true }>;

/** How much had to be read again. */
export type Recovered = "nothing" | "moves" | "everything";

/** Who brought a change about: a person, which counts as a sign of life at the table, or the host itself. */
export type Doer = "person" | "host";

/** The part of a change that only its author knows. */
type ChangeDetails = Omit<Partial<TableChange>, "before" | "version" | "table" | "touched">;

/**
 * One table and its match, as the store has them. Nothing becomes true here before it is kept there. When the store
 * fails, what is in memory is thrown away and read again.
 */
export class KeptTable {
  readonly inPlay: GameInPlay;
  readonly names: Map<PersonId, string>;
  readonly #ports: Ports;
  readonly #presence: Presence;
  #key: Secret<string>;
  #table: Table;
  #match: LiveMatch | null;
  #chat: KeptChat;
  #version: number;
  #isInvalid = false;
  /** So many moves of others have still to be made here. */
  #moves = 0;
  /** The last version of which we have heard. */
  #heard = 0;
  /** When a person's doing was last noted. */
  #touched = 0;

  constructor(ports: Ports, { table, version, inPlay, key, names, chat, match }: Loaded, presence: Presence) {
    this.#ports = ports;
    this.#presence = presence;
    this.inPlay = inPlay;
    this.names = new Map(names);
    this.#key = key;
    this.#table = table;
    this.#version = version;
    this.#match = match;
    this.#chat = chat;
  }

  get table(): Table {
    return this.#table;
  }

  /** Opens all chance of the match: a secret until its end. */
  get key(): Secret<string> {
    return this.#key;
  }

  get match(): LiveMatch | null {
    return this.#match;
  }

  get chat(): KeptChat {
    return this.#chat;
  }

  /** How far the position in memory has come. */
  get version(): number {
    return this.#version;
  }

  /** Whether what is in memory is not what the store has. */
  get isBehind(): boolean {
    return this.#isInvalid || this.#moves > 0;
  }

  /** Whether all of it has to be read again. */
  get isInvalid(): boolean {
    return this.#isInvalid;
  }

  /** Whether loading it would carry nothing out. */
  get hasSnapshot(): boolean {
    return this.#match === null || this.#match.snapshotAfter === this.#match.entered;
  }

  /** Whether this command of this person was carried out already, in the match or as chat. */
  hasDone(person: PersonId, command: string): boolean {
    const seat = seatOf(this.#table, person);
    if (seat !== null && this.#match !== null && reveal(this.#match.match).hasDone(seat, command))
      return true;
    return this.#chat.lines.some((line) => line.person === person && line.command === command);
  }

  /** The position in memory can no longer be trusted: it is read again before anything else happens. */
  invalidate(): void {
    this.#isInvalid = true;
  }

  /** Somebody else has brought it so far; `isMove` if by a move that has left all but the match as it was. */
  hearOf(version: number, isMove: boolean): void {
    if (version <= this.#version + this.#moves) return;
    this.#heard = Math.max(this.#heard, version);
    if (isMove && !this.#isInvalid && version === this.#version + this.#moves + 1) this.#moves++;
    else this.#isInvalid = true;
  }

  /** Looks whether somebody else has changed it. */
  async lookAgain(): Promise<void> {
    const { store } = this.#ports;
    if (!store.isShared || this.#isInvalid) return;
    const version = await store.version(this.#table.id);
    if (version !== this.#version + this.#moves) this.#isInvalid = true;
  }

  /** Reads again what others have changed: their moves, or everything. */
  async recover(): Promise<Recovered> {
    const hasReadOn = await this.#readOn();
    if (!this.#isInvalid) return hasReadOn ? "moves" : "nothing";
    const loaded = await loadTable(this.#ports, this.#table.id).catch((error: unknown) => {
      if (error instanceof NewerRules || error instanceof BrokenTable) throw error;
      throw new NotKept("The table could not be read again.", { cause: error });
    });
    if (loaded === null) throw new TableGone(`Table ${this.#table.id} is gone from the store.`);
    this.#table = loaded.table;
    this.#version = loaded.version;
    this.#moves = 0;
    this.#key = loaded.key;
    if (this.#match === null || loaded.match === null) this.#match = loaded.match;
    else this.#match.goOnAs(loaded.match);
    this.#match?.keepTime(this.#table);
    this.#chat = loaded.chat;
    for (const [person, name] of loaded.names) this.names.set(person, name);
    this.#isInvalid = this.#heard > this.#version;
    return "everything";
  }

  /** Moves that others have made, and nothing else, are made here, too. */
  async #readOn(): Promise<boolean> {
    const [live, moves] = [this.#match, this.#moves];
    this.#moves = 0;
    if (moves === 0 || live === null || this.#isInvalid) return false;
    // Whatever goes wrong, the whole table is read again.
    this.#isInvalid = true;
    const { store, clock, log } = this.#ports;
    const entries = reveal(await store.entriesAfter(this.#table.id, live.entered, moves));
    if (entries.length < moves) return false;
    try {
      applyEntries(
        reveal(live.match),
        entries.map(({ entry }) => entry),
      );
    } catch (error) {
      log.warn({ table: this.#table.id, error }, "Another server has newer rules for this table.");
      return false;
    }
    for (const entry of entries) {
      live.since = live.sinceAfter(entry, clock.now());
      live.add(entry);
    }
    live.isSeenToElsewhere();
    this.#version += moves;
    this.#isInvalid = this.#heard > this.#version;
    return true;
  }

  async change(given: Table, by: Doer, invitation?: InvitationChange): Promise<void> {
    const details: ChangeDetails = invitation === undefined ? {} : { invitation };
    const live = this.#match;
    if (live === null || this.#table.status !== "playing") {
      if (given !== this.#table || invitation !== undefined) await this.#keep(given, by, details);
      return;
    }
    const now = this.#ports.clock.now();
    const counted = given.clock.kind === "none" ? undefined : given.time?.since;
    const timed = this.#inTime(given, live, { takenBack: null, since: counted ?? live.since });
    const next = isPausedBetween(this.#table, timed) ? heldForPause(timed, live, now) : timed;
    if (next === this.#table && invitation === undefined) return;
    const isRunning = next.status === "playing";
    const deadlines = isRunning ? deadlinesAfter(reveal(live.match), live.deadlines, now, false, next) : [];
    const isHurried = isRunning && deadlines !== live.deadlines;
    const isResumed = isPausedBetween(next, this.#table);
    await this.#keep(next, by, { ...details, ...(isHurried ? { deadlines } : {}) });
    if (isRunning) live.deadlines = deadlines;
    if (isRunning && isResumed && next.clock.kind === "none") live.since = now;
  }

  async begin(given: Table, match: LiveMatch): Promise<void> {
    const next = this.#inTime(given, match, { takenBack: null, since: match.since });
    await this.#keep(next, "person", { begun: match });
    this.#match = match;
    match.keepTime(next);
  }

  /** A start has come to nothing: the next one has this key. */
  async callOff(next: Table, key: Secret<string>): Promise<void> {
    await this.#keep(next, "host", { key });
    this.#key = key;
  }

  /** Keeps an entry that the match has accepted, with everything that follows from it. */
  async enter({ entry, told }: Accepted, live: LiveMatch, by: Doer): Promise<void> {
    const now = this.#ports.clock.now();
    const match = reveal(live.match);
    const isOver = match.outcome !== null && this.#table.status === "playing";
    const kept = { entry, told };
    const since = live.sinceAfter(kept, now);
    const isTakenBack = entry.kind === "undo" && entry.agreed.length === 0;
    const next = this.#inTime(
      isOver ? over(this.#table, "played", now) : calledAnew(this.#table, (seat) => live.maySpeak(seat)),
      live,
      { takenBack: isTakenBack ? entry.of : null, since },
    );
    const deadlines =
      next.status === "over" ? [] : deadlinesAfter(match, live.deadlines, now, isTakenBack, next);
    const isSnapshotDue =
      isOver ||
      match.entered - live.snapshotAfter >= SNAPSHOT_EVERY ||
      Math.abs(now - live.snapshotAt) >= SNAPSHOT_MS;
    await this.#keep(next, by, {
      entry: { ...kept, since, isSnapshotDue },
      ...(deadlines === live.deadlines ? {} : { deadlines }),
    });
    live.deadlines = deadlines;
    live.since = since;
    if (isSnapshotDue) live.hasSnapshot(now);
    live.add(kept);
  }

  /** After this, loading the match carries nothing out again, perhaps by other rules. */
  async takeSnapshot(): Promise<void> {
    const live = this.#match;
    if (live === null || this.#isInvalid || this.hasSnapshot) return;
    await this.#mustKeep(this.#ports.store.writeSnapshot(this.#table.id, live.match, live.since));
    live.hasSnapshot(this.#ports.clock.now());
  }

  async say(line: KeptChatLine): Promise<void> {
    const { from, lines } = this.#chat;
    await this.#keep(this.#table, "person", { chatLine: { n: from + lines.length, line } });
    const forgotten = lines.length < LIMITS.chatKept ? 0 : 1;
    this.#chat = { from: from + forgotten, lines: [...lines.slice(forgotten), line] };
  }

  /** The table at which these people play again is made together with the word that it exists. */
  async playAgainAt(again: Table, key: Secret<string>): Promise<void> {
    await this.#keep({ ...this.#table, again: again.id }, "person", { rematch: { table: again, key } });
  }

  /** Notes that somebody was here until now. */
  async touch(): Promise<void> {
    await this.#keep(this.#table, "person");
  }

  async remove(): Promise<void> {
    await this.#mustKeep(this.#ports.store.remove(this.#table.id, this.#version));
  }

  /** Somebody has another name. If somebody here is called so already, a number tells them apart. */
  async rename(person: PersonId, name: string, next: Table): Promise<void> {
    const before = this.names.get(person);
    this.names.set(person, name);
    try {
      const isShown = next.seats.some(
        (at) => at.kind === "person" && at.person === person && at.called === null,
      );
      await this.change(distinguished(next, this.#nameOf, new Set(isShown ? [person] : [])), "host");
    } catch (error) {
      if (before !== undefined) this.names.set(person, before);
      throw error;
    }
  }

  readonly #nameOf = (person: PersonId): string => this.names.get(person) ?? "";

  #inTime(next: Table, live: LiveMatch, happening: Happening): Table {
    return inTime(next, live, { ...happening, presence: this.#presence, now: this.#ports.clock.now() });
  }

  async #keep(given: Table, by: Doer, details: ChangeDetails = {}): Promise<void> {
    const { store, log } = this.#ports;
    const before = this.#table;
    const table =
      given.seats === before.seats ? given : distinguished(given, this.#nameOf, lateAt(before, given));
    const isMove = details.entry !== undefined && details.deadlines === undefined && table === before;
    const now = this.#ports.clock.now();
    const isNoted = by === "person" && (!isMove || now - this.#touched >= TOUCH_MS);
    const touched = isNoted ? now : null;
    const match = details.begun?.match ?? this.#match?.match ?? null;
    await this.#mustKeep(store.write({ before, version: this.#version, table, touched, match, ...details }));
    this.#version++;
    this.#touched = touched ?? this.#touched;
    if (table.status !== before.status) {
      const { id, game, status, ended } = table;
      log.info({ table: id, game, status, ended }, "A table changed its status.");
    }
    if (isMove) return;
    this.#table = table;
    this.#match?.keepTime(table);
  }

  async #mustKeep(writing: Promise<void>): Promise<void> {
    try {
      await writing;
    } catch (error) {
      this.#isInvalid = true;
      throw new NotKept(`A change of table ${this.#table.id} was not kept.`, { cause: error });
    }
  }
}
