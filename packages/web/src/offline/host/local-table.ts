import { nameOfBot, offeredBots } from "@roundtable/bots";
import { commit, newKey } from "@roundtable/fairness";
import {
  type Chance,
  type Checked,
  checkTable,
  type Command,
  type Result,
  type Seat,
} from "@roundtable/kernel";
import type { FromClient, FromServer, MatchFile, Person, SinceBody, TableInfo } from "@roundtable/protocol";
import type { Advice, BotPool } from "@roundtable/host/bots/bot-pool";
import type { Clock } from "@roundtable/host/clock";
import { withAck } from "@roundtable/host/disclosure/frame";
import { matchFile } from "@roundtable/host/disclosure/match-file";
import { reveal, Secret } from "@roundtable/host/disclosure/secret";
import { tableInfo } from "@roundtable/host/disclosure/table-info";
import type { GameInPlay } from "@roundtable/host/games";
import { type BotAnswer, BotTurns } from "@roundtable/host/bots/bot-turns";
import { Alarms, deadlinesAfter } from "@roundtable/host/match/deadlines";
import { Hints } from "@roundtable/host/bots/hints";
import type { LiveMatch } from "@roundtable/host/match/live-match";
import { type HintCommand, kernelCommand, type PlayCommand } from "@roundtable/host/match/play-command";
import { revivedMatch } from "@roundtable/host/match/restore-match";
import {
  begin,
  comeToStart,
  isReady,
  pressed,
  sealedNow,
  Starting,
  withheld,
  withShare,
} from "@roundtable/host/start/shares";
import { changed, type TableCommand } from "@roundtable/host/seats/table-command";
import { Queue } from "@roundtable/host/queue";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import { againWith } from "@roundtable/host/tables/rematch";
import { calledOff, isOpening } from "@roundtable/host/start/call-off";
import { over } from "@roundtable/host/votes/end-vote";
import { hasTakenHint, whyNoHints } from "@roundtable/host/tables/hints-allowed";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import {
  botAt,
  playingPeople,
  playingSeatOf,
  seatOf,
  type Table,
  viewerOf,
} from "@roundtable/host/tables/table";
import { randomHex } from "../../connection/id.ts";
import { type LocalStore, type StoredTable, type StoredMatch, VersionConflict } from "./local-store.ts";
import { ownedBy } from "./owned-by.ts";

/** The services that every local table uses. */
export interface Services {
  readonly store: LocalStore;
  readonly clock: Clock;
  readonly pool: BotPool;
  /** For what bots imagine. */
  readonly chance: Chance;
  /** Reports a new version of this table, since other tabs may have it open. */
  readonly told: (id: string, version: number) => void;
  newKey(): Uint8Array;
}

type AtTable = Extract<FromClient, { readonly table: string }>;
type Send = (text: string) => void;

/** How long an interrupted start waits for the person to come back. */
const AGAIN_MS = 20_000;

/**
 * A table of this device with its one person. It does what a server does at a table, by the same rules. Nothing is
 * shown before it is stored.
 */
export class LocalTable {
  readonly inPlay: GameInPlay;
  readonly #services: Services;
  readonly #queue = new Queue();
  readonly #bots: BotTurns;
  readonly #hints: Hints;
  readonly #alarms: Alarms;
  readonly #starting: Starting;
  #me: Person;
  #kept: StoredTable;
  #live: LiveMatch | null = null;
  /** The open page; null if there is none. */
  #send: Send | null = null;
  #toldInfo = "";
  /** The state in memory differs from the stored one and must be loaded again. */
  #isLost = false;

  static async load(
    services: Services,
    id: string,
    me: Person,
    inPlayOf: (game: string) => Promise<GameInPlay | null>,
  ): Promise<LocalTable | null> {
    const read = await services.store.read(id);
    const inPlay = read === null ? null : await inPlayOf(read.kept.table.game);
    return read === null || inPlay === null ? null : new LocalTable(services, inPlay, me, read);
  }

  private constructor(
    services: Services,
    inPlay: GameInPlay,
    me: Person,
    read: { readonly kept: StoredTable; readonly entries: readonly KeptEntry[] },
  ) {
    this.inPlay = inPlay;
    this.#services = services;
    this.#me = me;
    this.#kept = read.kept;
    const { clock, pool, chance } = services;
    this.#bots = new BotTurns(clock, pool, { seed: randomHex(16), chance }, (answer) =>
      this.#byItself(() => this.#answerForBot(answer)),
    );
    this.#hints = new Hints(clock, pool, chance);
    this.#alarms = new Alarms(clock, () => this.#byItself(() => this.#timeOver()));
    this.#starting = new Starting(clock, () => this.#byItself(() => this.#startIsLate()));
    this.#take(read);
  }

  get id(): string {
    return this.#kept.id;
  }

  get version(): number {
    return this.#kept.version;
  }

  /** A page has opened the table, and has this many lines of its log. */
  enter(send: Send, lines: number): Promise<Refusal | null> {
    return this.#do(async () => {
      this.#send = send;
      await this.#change(comeToStart(this.#table, this.#me.id, this.#services.clock.now()));
      this.#tellWhole(lines);
      return null;
    });
  }

  /** The page was closed: bots stop thinking, and clocks stop. */
  async exit(): Promise<void> {
    this.#send = null;
    this.#wake();
    await this.#queue.settled();
  }

  /** My name or my id has changed. */
  meet(me: Person): void {
    this.#byItself(() => {
      this.#me = me;
      this.#kept = { ...this.#kept, table: ownedBy(this.#kept.table, me.id) };
      this.#tellWhole(0);
    });
  }

  /** Another tab has changed the table. */
  hear(): void {
    this.#byItself(() => {
      this.#isLost = true;
    });
    this.#byItself(() => this.#tellWhole(0));
  }

  async carryOut(command: AtTable): Promise<Refusal | "told" | null> {
    switch (command.kind) {
      case "start":
        return await this.#start();
      case "seal-share":
      case "open-share":
        return await this.#do(async () => {
          const next = withShare(this.#table, this.#me.id, command);
          if (isRefusal(next)) return next;
          await this.#goOnStarting(next);
          this.#tell();
          return null;
        });
      case "answer":
      case "undo":
      case "undo-vote":
      case "undo-withdraw":
      case "say":
        return await this.#do(() => this.#play(command));
      case "hint":
        return await this.#tellHint(command);
      case "preview":
        return await this.#do(() => {
          const seat = playingSeatOf(this.#table, this.#me.id);
          if (typeof seat !== "number") return seat;
          if (this.#live === null) return refused("not-playing");
          const { id, table, decision } = command;
          const previews = this.#live.disclosure.previews(seat, decision, command.answer);
          if (isRefusal(previews)) return previews;
          this.#say({ kind: "previews", id, table, decision, previews });
          return "told" as const;
        });
      case "enter":
      case "exit":
      case "again":
      case "earlier-chat":
      case "look":
        return refused("no-such-table");
      default:
        return await this.#do(() => this.#arrange(command));
    }
  }

  /** The complete match file, once the match is over. */
  file(): Promise<MatchFile | Refusal> {
    return this.#do(() => {
      const { table, key } = this.#kept;
      return matchFile({
        table,
        match: this.#live,
        key: new Secret(key),
        names: new Map([[this.#me.id, this.#me.name]]),
      });
    });
  }

  since(): Promise<{ readonly since: SinceBody["since"] } | Refusal> {
    return this.#do(() => {
      const seat = viewerOf(this.#table, this.#me.id);
      if (seat === "public" || this.#live === null) return refused("not-playing");
      return { since: this.#live.disclosure.lastTurnOf(seat) };
    });
  }

  /** A table for the rematch: the one that exists already, or `next`. */
  again(
    next: Pick<Table, "id" | "commitment" | "created" | "request" | "code">,
    key: string,
  ): Promise<Refusal | null> {
    return this.#do(async () => {
      if (this.#table.status !== "over") return refused("not-over");
      if (this.#table.again !== null) return null;
      const table = againWith(this.#table, this.#me.id, next);
      await this.#services.store.write({ id: next.id, version: 1, table, key, match: null, handed: null });
      await this.#change({ ...this.#table, again: next.id });
      this.#tell();
      return null;
    });
  }

  /** The match was uploaded to the server. */
  handed(as: string): Promise<Refusal | null> {
    return this.#do(async () => {
      await this.#write({ ...this.#kept, handed: as });
      return null;
    });
  }

  get #table(): Table {
    return this.#kept.table;
  }

  get #mySeat(): Seat | null {
    return seatOf(this.#table, this.#me.id);
  }

  /** Takes over the stored state. Time during which no page was open does not count. */
  #take({ kept, entries }: { readonly kept: StoredTable; readonly entries: readonly KeptEntry[] }): void {
    const now = this.#services.clock.now();
    const { starting, ...table } = ownedBy(kept.table, this.#me.id);
    const waiting = starting === null ? null : { ...starting, isHere: false, until: now + AGAIN_MS };
    // A table from before there were hints has no such field.
    this.#kept = { ...kept, table: { ...table, hints: kept.table.hints ?? true, starting: waiting } };
    this.#live = kept.match === null ? null : this.#revived(kept, kept.match, entries);
    this.#isLost = false;
  }

  #revived({ table, key }: StoredTable, kept: StoredMatch, entries: readonly KeptEntry[]): LiveMatch {
    const { header, setup, opening, rules, snapshot, after } = kept;
    const log = { header, setup, entries: entries.flatMap(({ entry }) => (entry === null ? [] : [entry])) };
    const all = [{ entry: null, told: opening }, ...entries];
    const now = this.#services.clock.now();
    const whole = { log, rules, snapshot, after, entries: all, since: null, deadlines: [] };
    const live = revivedMatch(table, this.inPlay, whole, { key: new Secret(key), now, broken: () => {} });
    live.deadlines = deadlinesAfter(reveal(live.match), [], now);
    return live;
  }

  #check(): Checked {
    return checkTable(this.inPlay.game, this.#table.seats.length, this.#table.options);
  }

  async #arrange(command: TableCommand): Promise<Refusal | null> {
    const leaves = command.kind === "leave" ? this.#mySeat : null;
    if (leaves !== null && isOpening(this.#table)) {
      await this.#callOff([leaves]);
      return null;
    }
    const next = changed(this.#table, this.#me.id, command, {
      game: this.inPlay.game,
      bots: offeredBots(this.inPlay.bots),
      awaySince: () => null,
      awaited: this.#live?.awaited ?? { seats: [], since: 0 },
      now: this.#services.clock.now(),
      owner: null,
    });
    if (isRefusal(next)) return next;
    await this.#goOnStarting(next);
    this.#tell();
    return null;
  }

  async #start(): Promise<Refusal | null> {
    const outcome = await this.#do(async () => {
      if (this.#table.status !== "gathering") return null;
      const now = this.#services.clock.now();
      const next = pressed(this.#table, this.#me.id, this.#check(), { isHere: this.#send !== null, now });
      if (isRefusal(next)) return next;
      const begun = { begun: this.#starting.outcome(next) };
      await this.#goOnStarting(next);
      this.#tell();
      return begun;
    });
    return outcome !== null && "begun" in outcome ? await outcome.begun : outcome;
  }

  /** Continues the start: opens the seal once it is there or the deadline has passed, and then begins the match. */
  async #goOnStarting(next: Table, isLate = false): Promise<void> {
    const now = this.#services.clock.now();
    const { starting } = next;
    const isSealed = starting !== null && !isOpening(next) && (isLate || isReady(next));
    const then = isSealed ? sealedNow(next, starting, this.#check(), now) : next;
    if (then.starting === null || !isOpening(then) || !isReady(then)) return await this.#change(then);
    const { inPlay } = this;
    const key = new Secret(this.#kept.key);
    await begin({ inPlay, key, begin: (table, live) => this.#begin(table, live) }, then, undefined, now);
  }

  async #begin(table: Table, live: LiveMatch): Promise<void> {
    await this.#write({ ...this.#kept, table, match: keptOf(live) });
    this.#live = live;
  }

  async #startIsLate(): Promise<void> {
    if (!this.#starting.isLate(this.#table)) return;
    if (isOpening(this.#table)) return await this.#callOff(withheld(this.#table));
    await this.#goOnStarting(this.#table, true);
    this.#tell();
  }

  async #callOff(without: readonly Seat[]): Promise<void> {
    const key = newKey(this.#services.newKey());
    const nameOf = (): string => this.#me.name;
    const table = calledOff(this.#table, without, { commitment: commit(key), nameOf });
    await this.#write({ ...this.#kept, table, key });
    this.#tell();
  }

  async #play(command: PlayCommand): Promise<Refusal | "told" | null> {
    const live = this.#live;
    const seat = this.#mySeat;
    if (live === null) return refused("not-playing");
    if (seat === null) return refused("not-seated");
    if (reveal(live.match).hasDone(seat, command.id)) return null;
    if (command.kind !== "say") {
      if (this.#table.status !== "playing") return refused("match-over");
      if (botAt(this.#table, seat) !== null) return refused("bot-plays");
    }
    const people = playingPeople(this.#table);
    const refusal = await this.#enterInto(live, () =>
      reveal(live.match).submit(kernelCommand(command, seat), { people }),
    );
    return refusal ?? (this.#tell(command.id) ? "told" : null);
  }

  /** The table continues while the adviser thinks. */
  async #tellHint(command: HintCommand): Promise<Refusal | "told"> {
    const { id, table, decision } = command;
    const asked = await this.#do(() => this.#hint(command));
    if (isRefusal(asked)) return asked;
    const weighed = await asked.advice;
    if (isRefusal(weighed)) return weighed;
    this.#say({ kind: "hint", id, table, decision, weighed });
    return "told";
  }

  async #hint({
    id,
    decision,
  }: HintCommand): Promise<Refusal | { readonly advice: Promise<Advice | Refusal> }> {
    const live = this.#live;
    if (live === null) return refused("not-playing");
    const seat = playingSeatOf(this.#table, this.#me.id);
    if (typeof seat !== "number") return seat;
    const whyNot = whyNoHints(this.#table, this.inPlay.isAdvised);
    if (whyNot !== null) return whyNot;
    if (!hasTakenHint(reveal(live.match).log.entries, seat, decision)) {
      const refusal = await this.#enterInto(live, () =>
        reveal(live.match).submit({ kind: "hint", id, seat, decision }),
      );
      if (refusal !== null) return refusal;
      this.#tell();
    }
    return { advice: this.#hints.about(live.match, seat, decision) };
  }

  /** The bot makes its statements and answers, unless it is no longer asked. */
  async #answerForBot({ seat, decision, answer, statements }: BotAnswer): Promise<void> {
    const live = this.#live;
    if (live === null || this.#table.status !== "playing" || botAt(this.#table, seat) === null) return;
    if (live.timingOf(seat)?.id !== decision) return;
    for (const statement of statements) {
      const saying: Command = { kind: "say", id: randomHex(16), seat, say: { statement } };
      await this.#enterInto(live, () => reveal(live.match).submit(saying));
    }
    const command: Command = { kind: "answer", id: randomHex(16), seat, decision, answer };
    await this.#enterInto(live, () => reveal(live.match).submit(command, { by: "bot" }));
    this.#tell();
  }

  async #timeOver(): Promise<void> {
    const live = this.#live;
    if (live === null || this.#table.status !== "playing") return;
    const now = this.#services.clock.now();
    for (const { seat, decision } of live.deadlines.filter(({ at }) => at <= now))
      await this.#enterInto(live, () => reveal(live.match).timeOver(seat, decision));
    this.#tell();
  }

  /** Puts entries into the match and into the store; nothing is shown yet. */
  async #enterInto(live: LiveMatch, submit: () => Result | null): Promise<Refusal | null> {
    let result: Result | null;
    try {
      result = submit();
    } catch (error) {
      // The rules threw in the middle of a move, so the position in memory is unusable.
      this.#isLost = true;
      throw error;
    }
    if (result === null) return null;
    if (!result.accepted) return refused(result.reason);
    if (result.again) return null;
    const now = this.#services.clock.now();
    const isOver = reveal(live.match).outcome !== null && this.#table.status === "playing";
    const table = isOver ? over(this.#table, "played", now) : this.#table;
    const { entry, told } = result;
    await this.#write({ ...this.#kept, table, match: keptOf(live) }, [{ entry, told }]);
    live.add({ entry, told });
    const isTakenBack = entry.kind === "undo" && entry.agreed.length === 0;
    live.deadlines = deadlinesAfter(reveal(live.match), live.deadlines, now, isTakenBack);
    return null;
  }

  async #change(table: Table): Promise<void> {
    if (table !== this.#table) await this.#write({ ...this.#kept, table });
  }

  async #write(next: StoredTable, entries: readonly KeptEntry[] = []): Promise<void> {
    const kept = { ...next, version: this.#kept.version + 1 };
    try {
      await this.#services.store.write(kept, entries);
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
    this.#kept = kept;
    this.#services.told(kept.id, kept.version);
  }

  /** Sends the news. Returns true if they carried the acknowledgement of this command. */
  #tell(ack?: string): boolean {
    this.#wake();
    const send = this.#send;
    if (send === null) return false;
    const info = this.#info();
    const text = JSON.stringify(info);
    if (text !== this.#toldInfo) this.#say({ kind: "table", table: info });
    this.#toldInfo = text;
    const viewer = viewerOf(this.#table, this.#me.id);
    const news = this.#live?.disclosure.news(new Set([viewer])).get(viewer);
    if (news === undefined) return false;
    send(ack === undefined ? news : withAck(news, ack));
    return ack !== undefined;
  }

  /** Sends everything to a page that has this many lines of the log. */
  #tellWhole(lines: number): void {
    this.#wake();
    const info = this.#info();
    this.#toldInfo = JSON.stringify(info);
    this.#say({ kind: "table", table: info });
    const viewer = viewerOf(this.#table, this.#me.id);
    // The next news start where this message ends.
    this.#live?.disclosure.news(new Set([viewer]));
    const whole = this.#live?.disclosure.whole(viewer, lines);
    if (whole !== undefined) this.#send?.(whole);
  }

  #say(message: FromServer): void {
    this.#send?.(JSON.stringify(message));
  }

  #info(): TableInfo {
    const { table, key } = this.#kept;
    return tableInfo(table, {
      check: this.#check(),
      watchers: 0,
      bots: offeredBots(this.inPlay.bots),
      isAdvised: this.inPlay.isAdvised,
      botCalled: (name) => nameOfBot(this.inPlay.bots, name),
      awaySince: () => null,
      nameOf: () => this.#me.name,
      now: this.#services.clock.now(),
      key: new Secret(key),
    });
  }

  /** Clocks and bots run only while a page is open. */
  #wake(): void {
    const live = this.#live;
    const isRunning = live !== null && this.#table.status === "playing" && this.#send !== null;
    this.#alarms.set(isRunning ? live.deadlines : []);
    this.#hints.keep(isRunning ? live.match : null);
    this.#starting.watch(this.#table, () => this.#check(), this.#send !== null);
    if (isRunning) this.#bots.wake(live.match, (seat) => botAt(this.#table, seat), this.#table.pace);
    else this.#bots.rest();
  }

  /** A command that the store cannot save is refused. If another tab was first, it runs again on the new state. */
  #do<Outcome>(task: () => Outcome | Promise<Outcome>): Promise<Outcome | Refusal> {
    return this.#queue.run(async () => {
      for (let isFirst = true; ; isFirst = false) {
        try {
          await this.#lookAgain();
          return await task();
        } catch (error) {
          if (error instanceof VersionConflict && isFirst) continue;
          return refused(isFull(error) ? "disk-full" : "try-again");
        }
      }
    });
  }

  #byItself(task: () => void | Promise<void>): void {
    void this.#do(task);
  }

  async #lookAgain(): Promise<void> {
    if (!this.#isLost) return;
    const read = await this.#services.store.read(this.#kept.id);
    if (read === null) {
      this.#say({ kind: "table-gone", table: this.#kept.id });
      throw new Error(`Table ${this.#kept.id} is gone.`);
    }
    this.#bots.rest();
    this.#take(read);
    this.#tellWhole(0);
  }
}

function keptOf(live: LiveMatch): StoredMatch {
  const [match, entries] = [reveal(live.match), reveal(live.entries)];
  const { header, setup } = match.log;
  const opening = entries[0]?.told ?? [];
  const { version: rules } = match.game;
  return { header, setup, opening, rules, snapshot: match.snapshot(), after: match.entered };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
