import { type Match, applyEntries, type Result, type Seat, hasUndoneReveal } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import type { StoreTime } from "@roundtable/host/clock";
import { reveal, type Secret } from "@roundtable/host/disclosure/secret";
import type { GameInPlay } from "@roundtable/host/games";
import type { Services } from "./services.ts";
import { type Achievement, keepAchievements } from "../history/achievement-repository.ts";
import { appendChat, type KeptChat, type KeptChatLine } from "../store/tables/chat-repository.ts";
import type { EntryRows } from "../store/tables/new-entries.ts";
import { type About, Overtaken, type QuickWrite, type Write } from "../store/group-commit.ts";
import { adoptMatch, insertMatch, replaceDeadlines, replaceKey } from "../store/tables/match-repository.ts";
import { keepCompanions } from "../recent-players/recent-player-repository.ts";
import { insertTable, updateTable } from "../store/tables/table-repository.ts";
import { calledAnew } from "@roundtable/host/tables/display-names";
import { distinguished, lateAt } from "@roundtable/host/tables/duplicate-names";
import { over } from "@roundtable/host/votes/end-vote";
import { type PersonId, seatOf, type Table, type TableId } from "@roundtable/host/tables/table";
import { BrokenTable } from "./broken-tables.ts";
import { deadlinesAfter, heldBy } from "@roundtable/host/match/deadlines";
import { finish } from "./finishing.ts";
import type { LiveMatch } from "@roundtable/host/match/live-match";
import { type Loaded, loadTable, NewerRules } from "./loading.ts";

/** A match is loaded from its last snapshot and what was entered since: so many entries at the most. */
const SNAPSHOT_EVERY = 16;
/** And so old is the last snapshot at the most, or the entries since are as young as that. */
export const SNAPSHOT_MS = 250;
const TOUCH_MS = 60_000;

/** The table is no longer kept. */
export class TableGone extends Error {
  override readonly name = "TableGone";
}

/** Another node has changed the table before. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof NotKept && error.cause instanceof Overtaken;
}

/** The store did not take a change: nothing of it has happened. */
class NotKept extends Error {
  override readonly name = "NotKept";
}

export type Accepted = Extract<Result, { accepted: true }>;

export type Recovered = "nothing" | "moves" | "everything";

/** What has just happened, for its clocks. */
export interface Happening {
  /** Who has taken his last answer back by it. */
  readonly takenBack: Seat | null;
  /** Since when the table waits for what it waits for then. */
  readonly since: number;
}

/** Who brought a change about: a person, which counts as a sign of life at the table, or the server itself. */
export type Doer = "person" | "server";

/**
 * One table and its match, as the store has them. Nothing becomes true here before it is kept there; when the store
 * fails, what is in memory is thrown away and read again.
 */
export class KeptTable {
  readonly #services: Services;
  readonly inPlay: GameInPlay;
  readonly names: Map<PersonId, string>;
  #key: Secret<string>;
  #table: Table;
  #match: LiveMatch | null;
  #chat: KeptChat;
  #version: number;
  #lost = false;
  /** So many moves of other nodes have still to be made here. */
  #moves = 0;
  /** The last version of which another node has told. */
  #heard = 0;
  /** When a person's doing was last noted. */
  #touched = 0;
  /** Brings the clocks of the table up to the moment: whoever knows who is here says how. */
  inTime: (next: Table, live: LiveMatch | null, happening: Happening) => Table = (next) => next;

  constructor(services: Services, { table, version, inPlay, key, names, chat, match }: Loaded) {
    this.#services = services;
    this.inPlay = inPlay;
    this.#key = key;
    this.names = new Map(names);
    this.#table = table;
    this.#version = version;
    this.#match = match;
    this.#chat = chat;
  }

  get table(): Table {
    return this.#table;
  }

  /** Opens all chance of the match: nobody's business before the end. */
  get key(): Secret<string> {
    return this.#key;
  }

  get match(): LiveMatch | null {
    return this.#match;
  }

  get chat(): KeptChat {
    return this.#chat;
  }

  /** Whether this command of this person was carried out already, in the match or as talk before it. */
  hasDone(person: PersonId, command: string): boolean {
    const seat = seatOf(this.#table, person);
    if (seat !== null && this.#match !== null && reveal(this.#match.match).hasDone(seat, command))
      return true;
    return this.#chat.lines.some((line) => line.person === person && line.command === command);
  }

  /** How far the position in memory has come. */
  get version(): number {
    return this.#version;
  }

  /** What is in memory is not what the store has. */
  get isLost(): boolean {
    return this.#lost || this.#moves > 0;
  }

  /** All of it has to be read again. */
  get isDistrusted(): boolean {
    return this.#lost;
  }

  /** The position in memory can no longer be trusted: it is read again before anything else happens. */
  distrust(): void {
    this.#lost = true;
  }

  /** Another node has brought it so far; `isMove` if by a move that has left all but the match as it was. */
  hearOf(version: number, isMove: boolean): void {
    if (version <= this.#version + this.#moves) return;
    this.#heard = Math.max(this.#heard, version);
    if (isMove && !this.#lost && version === this.#version + this.#moves + 1) this.#moves++;
    else this.#lost = true;
  }

  /** Looks whether another node has changed it. */
  async lookAgain(): Promise<void> {
    const { nodes } = this.#services.store;
    if (!nodes.areSeveral || this.#lost) return;
    const { id } = this.#table;
    const version = (await nodes.versions([id])).get(id);
    if (version !== this.#version + this.#moves) this.#lost = true;
  }

  /** What had to be read again: the moves that others have made, or everything. */
  async recover(): Promise<Recovered> {
    const hasReadOn = await this.#readOn();
    if (!this.#lost) return hasReadOn ? "moves" : "nothing";
    const loaded = await loadTable(this.#services, this.#table.id).catch((error: unknown) => {
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
    this.#lost = this.#heard > this.#version;
    return "everything";
  }

  /** Moves that were made at other nodes, and nothing else, are made here, too. */
  async #readOn(): Promise<boolean> {
    const [live, moves] = [this.#match, this.#moves];
    this.#moves = 0;
    if (moves === 0 || live === null || this.#lost) return false;
    // Whatever goes wrong, the whole table is read again.
    this.#lost = true;
    const { nodes } = this.#services.store;
    const entries = reveal(await nodes.entriesAfter(this.#table.id, live.entered, moves));
    if (entries.length < moves) return false;
    try {
      applyEntries(
        reveal(live.match),
        entries.map(({ entry }) => entry),
      );
    } catch (error) {
      this.#services.log.warn(
        { table: this.#table.id, error },
        "Another server has newer rules for this table.",
      );
      return false;
    }
    for (const entry of entries) {
      live.since = live.sinceAfter(entry, this.#services.clock.now());
      live.add(entry);
    }
    live.isSeenToElsewhere();
    this.#version += moves;
    this.#lost = this.#heard > this.#version;
    return true;
  }

  /** From now on our rules count for its match: older ones do not touch it any more. */
  async adopt(): Promise<void> {
    const live = this.#match;
    if (live === null) return;
    const { id } = this.#table;
    await this.#mustKeep(
      this.#services.store.write(async (db) => {
        await adoptMatch(db, id, reveal(live.match), live.since);
        await replaceDeadlines(db, id, live.deadlines);
      }, this.#about()),
    );
    this.#version++;
    live.hasSnapshot(this.#services.clock.now());
  }

  /** `also` is written with it. */
  async change(given: Table, by: Doer, also?: Write): Promise<void> {
    const live = this.#match;
    if (live === null || this.#table.status !== "playing") {
      if (given !== this.#table) await this.#keep(given, by, also);
      return;
    }
    const now = this.#services.clock.now();
    const counted = given.clock.kind === "none" ? undefined : given.time?.since;
    const timed = this.inTime(given, live, { takenBack: null, since: counted ?? live.since });
    const next = isPausedNow(this.#table, timed) ? held(timed, live, now) : timed;
    if (next === this.#table) return;
    const isRunning = next.status === "playing";
    const deadlines = isRunning ? deadlinesAfter(reveal(live.match), live.deadlines, now, false, next) : [];
    const isHurried = isRunning && deadlines !== live.deadlines;
    const isResumed = isPausedNow(next, this.#table);
    await this.#keep(next, by, async (db, rows) => {
      if (isHurried) await replaceDeadlines(db, next.id, deadlines);
      await also?.(db, rows);
    });
    if (isRunning) live.deadlines = deadlines;
    if (isRunning && isResumed && next.clock.kind === "none") live.since = now;
  }

  async begin(given: Table, match: LiveMatch): Promise<void> {
    const next = this.inTime(given, match, { takenBack: null, since: match.since });
    await this.#keep(next, "person", (db) => insertMatch(db, next.id, reveal(match.match), match));
    this.#match = match;
    match.keepTime(next);
  }

  /** A start has come to nothing: the next one has this key. */
  async callOff(next: Table, key: Secret<string>): Promise<void> {
    await this.#keep(next, "server", (db) => replaceKey(db, next.id, key));
    this.#key = key;
  }

  /** An entry that the match has accepted, with everything that follows from it. */
  async enter({ entry, told }: Accepted, live: LiveMatch, by: Doer): Promise<void> {
    const now = this.#services.clock.now();
    const match = reveal(live.match);
    const isOver = match.outcome !== null && this.#table.status === "playing";
    const kept = { entry, told };
    const since = live.sinceAfter(kept, now);
    const isTakenBack = entry.kind === "undo" && entry.agreed.length === 0;
    const next = this.inTime(
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
    const append = (rows: EntryRows): void => {
      rows.append(next.id, kept, match);
      if (isSnapshotDue) rows.takeSnapshot(next.id, match, since);
    };
    if (next === this.#table && deadlines === live.deadlines) await this.#keepQuickly(append, by);
    else
      await this.#keep(next, by, async (db, rows) => {
        append(rows);
        if (deadlines !== live.deadlines) await replaceDeadlines(db, next.id, deadlines);
        if (isOver) await keepAchievements(db, next.game, achievedAt(next, match), now);
      });
    live.deadlines = deadlines;
    live.since = since;
    if (isSnapshotDue) live.hasSnapshot(now);
    live.add(kept);
  }

  /** Whether loading it would carry nothing out. */
  get hasSnapshot(): boolean {
    return this.#match === null || this.#match.snapshotAfter === this.#match.entered;
  }

  /** Nothing is left to be carried out again when the match is loaded, be it by other rules. */
  async takeSnapshot(): Promise<void> {
    const live = this.#match;
    if (live === null || this.#lost || live.snapshotAfter === live.entered) return;
    await this.#mustKeep(
      this.#services.store.writeQuickly((rows) =>
        rows.takeSnapshot(this.#table.id, reveal(live.match), live.since),
      ),
    );
    live.hasSnapshot(this.#services.clock.now());
  }

  async say(line: KeptChatLine): Promise<void> {
    const { from, lines } = this.#chat;
    const n = from + lines.length;
    await this.#keep(this.#table, "person", (db) => appendChat(db, this.#table.id, n, line));
    const forgotten = lines.length < LIMITS.chatKept ? 0 : 1;
    this.#chat = { from: from + forgotten, lines: [...lines.slice(forgotten), line] };
  }

  /** The table at which these people play again is made together with the word that it exists. */
  async playAgainAt(again: Table, key: Secret<string>): Promise<void> {
    const next = { ...this.#table, again: again.id };
    await this.#keep(next, "person", (db) => insertTable(db, again, key), [again.id]);
  }

  /** Somebody was here until now. */
  async touch(): Promise<void> {
    await this.#keep(this.#table, "person");
  }

  async remove(): Promise<void> {
    await this.#mustKeep(
      this.#services.store.write(
        async (db) => {
          await db.deleteFrom("tables").where("id", "=", this.#table.id).execute();
        },
        this.#about([this.#table.id]),
      ),
    );
  }

  /** What leaves the table as it is: an entry, and now and then a sign of life. */
  async #keepQuickly(write: QuickWrite, by: Doer): Promise<void> {
    const touched = this.#touchedBy(by);
    const { id } = this.#table;
    await this.#mustKeep(
      this.#services.store.writeQuickly((rows) => {
        write(rows);
        if (touched !== null) rows.touch(id, touched);
      }, this.#about()),
    );
    this.#version++;
    this.#touched = touched ?? this.#touched;
  }

  /** Somebody has another name: he is told apart from those who are called so already. */
  async rename(person: PersonId, name: string, next: Table): Promise<void> {
    const before = this.names.get(person);
    this.names.set(person, name);
    try {
      const isShown = next.seats.some(
        (at) => at.kind === "person" && at.person === person && at.called === null,
      );
      await this.change(distinguished(next, this.#nameOf, new Set(isShown ? [person] : [])), "server");
    } catch (error) {
      if (before !== undefined) this.names.set(person, before);
      throw error;
    }
  }

  readonly #nameOf = (person: PersonId): string => this.names.get(person) ?? "";

  async #keep(given: Table, by: Doer, more?: Write, made?: readonly TableId[]): Promise<void> {
    const next =
      given.seats === this.#table.seats
        ? given
        : distinguished(given, this.#nameOf, lateAt(this.#table, given));
    const touched = by === "person" ? this.#services.clock.now() : null;
    const ends = next.status === "over" && this.#table.status !== "over";
    await this.#mustKeep(
      this.#services.store.write(async (db, rows) => {
        await updateTable(db, this.#table, next, touched);
        if (next.status === "over") {
          await replaceDeadlines(db, next.id, []);
          if (next.started !== null && this.#table.status !== "over")
            await keepCompanions(db, seatedPeople(next), next.over ?? 0);
        }
        await more?.(db, rows);
        if (ends && this.#match !== null) await finish(db, next, reveal(this.#match.match));
      }, this.#about(made)),
    );
    this.#version++;
    this.#touched = touched ?? this.#touched;
    if (next.status !== this.#table.status) {
      const { id: table, game, status, ended } = next;
      this.#services.log.info({ table, game, status, ended }, "A table changed its status.");
    }
    this.#table = next;
    this.#match?.keepTime(next);
  }

  /** When a person has done something that is to be noted; a minute more or less is all the same to an idle table. */
  #touchedBy(by: Doer): number | null {
    const now = this.#services.clock.now();
    return by === "person" && now - this.#touched >= TOUCH_MS ? now : null;
  }

  /** Every change is made on condition that the table is still as we know it. */
  #about(tables: readonly TableId[] = []): About {
    return { basis: { table: this.#table.id, version: this.#version }, tables };
  }

  async #mustKeep(writing: Promise<void>): Promise<void> {
    try {
      await writing;
    } catch (error) {
      this.#lost = true;
      throw new NotKept(`A change of table ${this.#table.id} was not kept.`, { cause: error });
    }
  }
}

function isPausedNow({ time: before }: Table, { time: after }: Table): boolean {
  return after?.pause != null && before?.pause == null;
}

/** What the game's own durations have left is kept for when the match goes on. */
function held(table: Table, { deadlines }: LiveMatch, now: StoreTime): Table {
  return table.time === null ? table : { ...table, time: { ...table.time, held: heldBy(deadlines, now) } };
}

/**
 * By everybody who has played for himself from the beginning to the end, without a hint, and without a second try at what
 * chance had shown.
 */
function achievedAt({ seats }: Table, { game, state, log }: Match): Achievement[] {
  if (log.header.continued !== undefined || hasUndoneReveal(log.entries)) return [];
  return seats.flatMap((at, seat) => {
    if (at.kind !== "person" || at.playedBy === "bot") return [];
    if (log.entries.some((entry) => entry.kind === "hint" && entry.seat === seat)) return [];
    const achieved = game.statistics?.achieved?.(state, seat) ?? [];
    return achieved.map((achievement) => ({ person: at.person, achievement }));
  });
}

function seatedPeople({ seats }: Table): PersonId[] {
  return seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
}
