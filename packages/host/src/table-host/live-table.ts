import type { Seat } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import { hostSettled } from "../tables/host-role.ts";
import { type PersonId, seatOf, type Table, type TableId } from "../tables/table.ts";
import { standInsSettled } from "../votes/stand-in.ts";
import type { AtTable } from "./at-table.ts";
import { Broadcast } from "./broadcast.ts";
import { KeptTable } from "./kept-table.ts";
import { type Done, Listeners } from "./listeners.ts";
import { type Loaded, loadMigrated } from "./load-table.ts";
import { MatchAtTable } from "./match-at-table.ts";
import type { Ports, TableObserver } from "./ports.ts";
import { Presence, type RemotePresences } from "./presence.ts";
import { StartAtTable } from "./start-at-table.ts";
import { TableTasks } from "./table-tasks.ts";

/**
 * A table in memory, with everything that happens at it unasked: bots, clocks, and what others have written to the store.
 * It is owned by one queue: one thing happens after another, and each is kept in the store before anybody hears of it.
 */
export class LiveTable {
  readonly ports: Ports;
  readonly kept: KeptTable;
  readonly tasks: TableTasks;
  readonly listeners = new Listeners();
  readonly broadcast: Broadcast;
  readonly presence: Presence;
  readonly start: StartAtTable;
  readonly match: MatchAtTable;
  readonly #observer: TableObserver;
  /** Whether we do what happens here unasked. */
  #isOwner: boolean;
  /** The table may be another than was told: after moves alone it is not. */
  #isUntold = false;
  /** How far the table had come when everybody here was last told. */
  #told: number;
  /** Somebody has come or gone at another node, and we have not read who. */
  #isPresenceNew = false;
  #isGone = false;
  #isStopped = false;

  static async load(ports: Ports, id: TableId): Promise<LiveTable | null> {
    const loaded = await loadMigrated(ports, id);
    if (loaded === null) return null;
    const remote = await ports.audience.remotePresences(id);
    // Last, because all else can fail: a table that we own is in memory.
    const isOwner = await ports.store.claim(id);
    return new LiveTable(ports, loaded, { isOwner, remote });
  }

  private constructor(
    ports: Ports,
    loaded: Loaded,
    { isOwner, remote }: { readonly isOwner: boolean; readonly remote: RemotePresences },
  ) {
    const { clock, audience } = ports;
    const { id } = loaded.table;
    this.ports = ports;
    this.#isOwner = isOwner;
    this.#told = loaded.version;
    this.presence = new Presence(clock, this.listeners, {
      longAway: () => this.tasks.background(() => this.#settle()),
      report: (person, seen) => audience.reportPresence(id, person, seen),
    });
    this.presence.hear(remote);
    const kept = new KeptTable(ports, loaded, this.presence);
    this.kept = kept;
    this.tasks = new TableTasks(ports, kept, {
      readAgain: (what) => {
        if (what === "everything") this.#isUntold = true;
        this.match.countEntries();
      },
      settle: () => this.start.settleOrphaned(),
      tryAgain: () => this.#hearOfOthers(),
      gone: () => this.markGone(),
      outdated: () => this.#giveUp(),
    });
    const { presence } = this;
    this.#observer = audience.observe({
      get table() {
        return kept.table;
      },
      get match() {
        return kept.match;
      },
      names: kept.names,
      presence,
    });
    const at: AtTable = {
      ports,
      kept,
      presence,
      observer: this.#observer,
      background: (task) => this.tasks.background(task),
      tell: (done) => this.tell(done),
      tellMove: (done) => this.tellMove(done),
    };
    this.start = new StartAtTable(at, isOwner && kept.table.starting !== null);
    this.match = new MatchAtTable(at);
    this.broadcast = new Broadcast(ports, kept, {
      listeners: this.listeners,
      presence,
      due: () => this.tasks.background(() => void this.tell()),
    });
    presence.watch(this.table, isOwner);
    this.wake();
    if (isOwner && this.table.time !== null) this.tasks.background(() => this.bringUpToTime());
  }

  get table(): Table {
    return this.kept.table;
  }

  /** Nobody is here, and nothing will happen unasked. */
  get isIdle(): boolean {
    const isAwaited = this.match.isWaiting || this.presence.isWaiting;
    const isStarting = this.#isOwner && this.table.starting !== null;
    return this.listeners.isEmpty && this.tasks.areDone && !isAwaited && !isStarting;
  }

  /** It is no longer kept. */
  get isGone(): boolean {
    return this.#isGone;
  }

  get isOwner(): boolean {
    return this.#isOwner;
  }

  /** From now on we do what happens here unasked, or somebody else does. */
  own(isOwner: boolean): void {
    if (isOwner === this.#isOwner) return;
    this.#isOwner = isOwner;
    this.tasks.background(() => this.bringUpToTime());
  }

  /** Somebody else has brought the table so far. We may have read it since, for a command that was refused, and told nobody. */
  hear(version: number, isMove: boolean): void {
    this.kept.hearOf(version, isMove);
    if (version <= this.#told) return;
    if (!isMove || this.kept.isInvalid) this.#isUntold = true;
    this.tasks.background(() => void (this.#isUntold ? this.tell() : this.tellMove()));
  }

  /** Somebody has come to the table, or left it, at another node. */
  hearOfPresence(): void {
    this.#isPresenceNew = true;
    this.tasks.background(() => this.#hearOfOthers());
  }

  /** We may have missed what others told, and they may have forgotten what we told. */
  invalidate(): void {
    this.tasks.invalidate();
    this.presence.reportAgain();
    this.hearOfPresence();
  }

  /** Somebody has got another name at another node, which changes the table if need be. */
  hearOfName({ id, name }: Person): void {
    if (!this.kept.names.has(id)) return;
    this.tasks.background(() => {
      const seat = seatOf(this.table, id);
      if (seat !== null && this.kept.match?.maySpeak(seat) === false) return;
      this.kept.names.set(id, name);
      this.tell();
    });
  }

  /** Somebody has blocked another person, or no longer does. */
  async hearOfBlocks(person: PersonId): Promise<void> {
    if (this.listeners.has(person)) await this.tasks.do(() => this.broadcast.learnOf(person));
  }

  /** Runs a task while nothing else happens here, and then reads again what it has made of the table. */
  async still(task: () => Promise<void>): Promise<void> {
    await this.tasks.alone(async () => {
      try {
        await task();
      } finally {
        this.reread();
      }
    });
  }

  /** Somebody has changed what is stored, and does not tell how. */
  reread(): void {
    this.kept.invalidate();
    this.tasks.background(() => void this.tell());
  }

  /** Reads the table when nothing is under way. */
  read<Result>(reading: (kept: KeptTable) => Result): Promise<Result> {
    return this.tasks.alone(async () => {
      await this.kept.lookAgain();
      await this.kept.recover();
      return reading(this.kept);
    });
  }

  /** Lets what is under way end, and begins nothing more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.match.stop();
    this.broadcast.stop();
    this.presence.stop();
    this.start.stop();
    await this.tasks.settled();
    await this.rest();
  }

  /** Makes it ready to be forgotten: it will be loaded just as it is, even by other rules. */
  async rest(): Promise<void> {
    this.match.forgetSnapshot();
    await this.tasks.alone(() => this.kept.takeSnapshot());
  }

  /** Notes what somebody is called. From then on a renaming brings every new name. */
  meet({ id, name, botOf }: Person): void {
    const { names } = this.kept;
    if (!names.has(id)) names.set(id, name);
    if (botOf !== undefined && !names.has(botOf.id)) names.set(botOf.id, botOf.name);
  }

  /** Tells everybody what is new. True if the sender of `done` has heard by it that their command is done. */
  tell(done?: Done): boolean {
    this.presence.watch(this.table, this.#isInCharge);
    this.#isUntold = false;
    this.#told = this.kept.version;
    const isTold = this.broadcast.tell(done);
    this.#observer.tableChanged();
    this.wake();
    return isTold;
  }

  /** The same after a move that has left the table as it was. */
  tellMove(done?: Done): boolean {
    if (!this.#isUntold) this.#told = this.kept.version;
    const isTold = this.broadcast.tellMove(done);
    this.#observer.matchMoved();
    this.wake();
    return isTold;
  }

  /** Who is here, or who owns the table, has changed: its clocks run as they must now. Only the owner sees to it. */
  async bringUpToTime(): Promise<void> {
    if (this.#isInCharge) await this.match.bringUpToTime();
    this.tell();
  }

  wake(): void {
    this.match.wake(this.#isInCharge);
    this.start.watch(this.#isInCharge);
    if (this.#isInCharge) this.#observer.notify();
  }

  markGone(): void {
    if (!this.#isGone) {
      this.broadcast.tellGone();
      this.#observer.gone();
    }
    this.#isGone = true;
  }

  get #isInCharge(): boolean {
    return this.#isOwner && !this.#isStopped;
  }

  /** Reads who is where, until it succeeds, and tells everybody what is new here. */
  async #hearOfOthers(): Promise<void> {
    if (!this.#isPresenceNew) return void this.tell();
    this.#isPresenceNew = false;
    try {
      this.presence.hear(await this.ports.audience.remotePresences(this.table.id));
      await this.bringUpToTime();
    } catch (error) {
      this.#isPresenceNew = true;
      throw error;
    }
  }

  async #settle(): Promise<void> {
    const awaySince = (seat: Seat): number | null => this.presence.awaySince(this.table, seat);
    const now = this.ports.clock.now();
    const settled = standInsSettled(hostSettled(this.table, awaySince, now), awaySince, now);
    await this.kept.change(settled, "host");
    await this.match.settleUndo();
    this.tell();
  }

  #giveUp(): void {
    const { store, log } = this.ports;
    this.#isGone = true;
    this.#isStopped = true;
    this.match.stop();
    this.wake();
    this.listeners.sendAway();
    // What fails here is made good with the next heartbeat.
    store
      .release(this.table.id)
      .catch((error: unknown) => log.error({ error }, "A table could not be released."));
  }
}
