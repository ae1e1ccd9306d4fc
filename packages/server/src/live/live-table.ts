import type { Secret } from "@roundtable/host/disclosure/secret";
import { offeredBots } from "@roundtable/bots";
import type { Seat } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import type { Services } from "./services.ts";
import { wasLastUsed } from "../store/tables/table-lists.ts";
import type { Write } from "../store/group-commit.ts";
import type { RemotePresences } from "../store/nodes.ts";
import { isOpening } from "@roundtable/host/start/call-off";
import { calledAsBefore } from "@roundtable/host/tables/display-names";
import { withInvited, withoutInvited } from "@roundtable/host/seats/invite";
import { over } from "@roundtable/host/votes/end-vote";
import { hostSettled } from "@roundtable/host/tables/host-role";
import { standInsSettled, welcomedBack } from "@roundtable/host/votes/stand-in";
import { type PersonId, seatOf, type Table } from "@roundtable/host/tables/table";
import { adopted } from "./adopting.ts";
import type { AtTable } from "./at-table.ts";
import { Audience, type Done, type Listener } from "@roundtable/host/audience/audience";
import { Broadcast } from "./broadcast.ts";
import { type KeptTable, TableGone } from "./kept-table.ts";
import { type HintOnItsWay, MatchAtTable, type PreviewsByAnswer } from "./match-at-table.ts";
import type { HintCommand, PlayCommand, PreviewCommand } from "@roundtable/host/match/play-command";
import { Presence } from "./presence.ts";
import { whyNotBeside } from "./sitting-beside.ts";
import { StartAtTable } from "./start-at-table.ts";
import { comeToStart, type ShareCommand } from "@roundtable/host/start/shares";
import { changed, type TableCommand } from "@roundtable/host/seats/table-command";
import { TableNotices } from "./table-notices.ts";
import { LOOKING, TableTasks } from "./table-tasks.ts";
import { inTime } from "./time-at-table.ts";

const NOBODY = { seats: [], since: 0 };

/**
 * A table in memory. It is owned by one queue: whatever happens at it happens one after another, and each thing is kept
 * in the store before anybody, the sender included, hears of it.
 */
export class LiveTable {
  readonly #services: Services;
  readonly #kept: KeptTable;
  readonly #tasks: TableTasks;
  readonly #audience = new Audience();
  readonly #broadcast: Broadcast;
  readonly #presence: Presence;
  readonly #start: StartAtTable;
  readonly #match: MatchAtTable;
  readonly #notices: TableNotices;
  /** Whether this node does what happens here by itself. */
  #isKeeper: boolean;
  /** The table may be another than was told: after moves alone it is not. */
  #isUntold = false;
  /** How far the table had come when everybody here was last told. */
  #told: number;
  /** Somebody has come or gone at another node, and we have not read who. */
  #isPresenceNew = false;
  #isGone = false;
  #isStopped = false;

  static async load(services: Services, id: string): Promise<LiveTable | null> {
    const { nodes } = services.store;
    const kept = await adopted(services, id);
    if (kept === null) return null;
    const elsewhere = await nodes.remotePresences(id);
    // After all that can fail: what is ours is here.
    const isKeeper = (await nodes.claim([id])).has(id);
    return new LiveTable(services, kept, { isKeeper, elsewhere });
  }

  private constructor(
    services: Services,
    kept: KeptTable,
    { isKeeper, elsewhere }: { readonly isKeeper: boolean; readonly elsewhere: RemotePresences },
  ) {
    this.#services = services;
    this.#kept = kept;
    this.#told = kept.version;
    this.#isKeeper = isKeeper;
    const { clock, store } = services;
    this.#tasks = new TableTasks({ clock, log: services.log, nodes: store.nodes }, kept, {
      readAgain: (what) => {
        if (what === "everything") this.#isUntold = true;
        this.#match.countEntries();
      },
      settle: () => this.#start.settleOrphaned(),
      tryAgain: () => this.#hearOfOthers(),
      gone: () => this.#gone(),
      outdated: () => this.#giveUp(),
    });
    this.#presence = new Presence(clock, this.#audience, {
      longAway: () => this.#tasks.byItself(() => this.#settle()),
      report: (person, seen) => store.nodes.report(this.table.id, person, seen),
    });
    this.#presence.hear(elsewhere);
    kept.inTime = (next, live, happening) =>
      inTime(next, live, { ...happening, presence: this.#presence, now: clock.now() });
    const at: AtTable = {
      services,
      kept,
      presence: this.#presence,
      byItself: (task) => this.#tasks.byItself(task),
      tell: (done) => this.#tell(done),
      tellMove: (done) => this.#tellMove(done),
    };
    this.#start = new StartAtTable(at, isKeeper && kept.table.starting !== null);
    this.#match = new MatchAtTable(at);
    this.#notices = new TableNotices(services.notices, clock, this.#presence, kept.table);
    this.#broadcast = new Broadcast(services, kept, {
      audience: this.#audience,
      presence: this.#presence,
      due: () => this.#tasks.byItself(() => void this.#tell()),
    });
    this.#presence.watch(this.table, isKeeper);
    this.#wake();
    if (isKeeper && this.table.time !== null) this.#tasks.byItself(() => this.#bringUpToTime());
  }

  get table(): Table {
    return this.#kept.table;
  }

  /** Nobody is here, and nothing will happen by itself. */
  get isIdle(): boolean {
    const isAwaited = this.#match.isWaiting || this.#presence.isWaiting;
    const isStarting = this.#isKeeper && this.table.starting !== null;
    return this.#audience.isEmpty && this.#tasks.areDone && !isAwaited && !isStarting;
  }

  /** It is no longer kept. */
  get isGone(): boolean {
    return this.#isGone;
  }

  get isKeeper(): boolean {
    return this.#isKeeper;
  }

  /** From now on this node does what happens here by itself, or another one does. */
  care(isKeeper: boolean): void {
    if (isKeeper === this.#isKeeper) return;
    this.#isKeeper = isKeeper;
    this.#tasks.byItself(() => this.#bringUpToTime());
  }

  /** Another node has brought the table so far. It may have been read since, for a command that was refused, and told nobody. */
  hear(version: number, isMove: boolean): void {
    this.#kept.hearOf(version, isMove);
    if (version <= this.#told) return;
    if (!isMove || this.#kept.isDistrusted) this.#isUntold = true;
    this.#tasks.byItself(() => void (this.#isUntold ? this.#tell() : this.#tellMove()));
  }

  /** Somebody has come to the table, or left it, at another node. */
  hearOfPresence(): void {
    this.#isPresenceNew = true;
    this.#tasks.byItself(() => this.#hearOfOthers());
  }

  /** Whatever the other nodes have told, we may have missed it; and whatever we have told, they may have forgotten it. */
  doubt(): void {
    this.#tasks.doubt();
    this.#presence.reportAgain();
    this.hearOfPresence();
  }

  /** Somebody has got another name at another node; what follows from it for the table is done there. */
  hearOfName({ id, name }: Person): void {
    if (!this.#kept.names.has(id)) return;
    this.#tasks.byItself(() => {
      const seat = seatOf(this.table, id);
      if (seat !== null && this.#kept.match?.maySpeak(seat) === false) return;
      this.#kept.names.set(id, name);
      this.#tell();
    });
  }

  /** Somebody has blocked another, or no longer does. */
  async regarded(person: PersonId): Promise<void> {
    if (this.#audience.has(person)) await this.#tasks.do(() => this.#broadcast.learnOf(person));
  }

  enter(
    listener: Listener,
    { lines, hidden }: { readonly lines: number; readonly hidden: boolean },
  ): Promise<Refusal | null> {
    return this.#tasks.do(async () => {
      const { person } = listener;
      this.#audience.look(listener, !hidden);
      await this.#broadcast.learnOf(person.id);
      this.#presence.arrive(person.id);
      this.#meet(person);
      const now = this.#services.clock.now();
      const come = comeToStart(this.table, person.id, now);
      const seat = seatOf(come, person.id);
      await this.#kept.change(seat === null ? come : welcomedBack(come, seat, now), "person");
      this.#broadcast.admit(listener, lines);
      if (hidden) this.#presence.look(person.id);
      this.#tell();
      return null;
    }, LOOKING);
  }

  exit(listener: Listener): void {
    this.#tasks.byItself(async () => {
      const wasHere = this.#audience.remove(listener);
      if (wasHere) this.#presence.leave(this.table, listener.person.id);
      const isEmpty = wasHere && !this.#presence.isAnybodyHere;
      if (isEmpty && this.table.status === "gathering") await this.#kept.touch();
      await this.#bringUpToTime();
    });
  }

  /** Somebody looks at this tab, or does not: whoever does not is told when it is his turn. */
  look(listener: Listener, isInSight: boolean): Promise<Refusal | null> {
    return this.#tasks.do(() => {
      if (!this.#audience.has(listener.person.id)) return refused("not-here");
      this.#audience.look(listener, isInSight);
      this.#presence.look(listener.person.id);
      this.#wake();
      return null;
    });
  }

  isInSight(person: PersonId): boolean {
    return this.#audience.isInSight(person);
  }

  change(person: Person, command: TableCommand): Promise<Refusal | null> {
    return this.#tasks.do(async () => {
      const apart = command.kind === "sit" ? await whyNotBeside(this.#services, this.table, person) : null;
      if (apart !== null) return apart;
      const leaves = command.kind === "leave" ? seatOf(this.table, person.id) : null;
      if (leaves !== null && isOpening(this.table)) {
        await this.#start.callOff([leaves]);
        return null;
      }
      const next = changed(this.table, person.id, command, {
        game: this.#kept.inPlay.game,
        bots: offeredBots(this.#kept.inPlay.bots),
        awaySince: (seat) => this.#presence.awaySince(this.table, seat),
        awaited: this.#kept.match?.awaited ?? NOBODY,
        now: this.#services.clock.now(),
        owner: person.botOf?.id ?? null,
      });
      if (isRefusal(next)) return next;
      this.#meet(person);
      await this.#kept.change(next, "person");
      await this.#match.settleUndo();
      await this.#start.goOn(this.table);
      this.#tell();
      if (command.kind === "nudge") this.#match.remind(command.seat, person.id);
      return null;
    });
  }

  /** A free seat is kept for somebody; `also` is written with it. */
  invite(host: PersonId, person: PersonId, also: Write): Promise<Refusal | null> {
    return this.#tasks.do(async () => {
      const next = withInvited(this.table, host, person);
      if (isRefusal(next)) return next;
      const name = (await this.#services.people.find(person))?.name ?? "";
      this.#meet({ id: person, name });
      if (next !== this.table) await this.#kept.change(next, "person", also);
      this.#tell();
      return null;
    });
  }

  /** He is no longer awaited. */
  uninvite(person: PersonId, also: Write): Promise<Refusal | null> {
    return this.#tasks.do(async () => {
      const next = withoutInvited(this.table, person);
      if (next === this.table) await this.#services.store.write(also);
      else await this.#kept.change(next, "server", also);
      this.#tell();
      return null;
    });
  }

  /** Resolves when the match has begun, or cannot. */
  async start(person: PersonId): Promise<Refusal | null> {
    const outcome = await this.#tasks.do(() => this.#start.press(person));
    return outcome !== null && "begun" in outcome ? await outcome.begun : outcome;
  }

  /** A share of chance, sealed or opened. */
  share(person: PersonId, command: ShareCommand): Promise<Refusal | null> {
    return this.#tasks.do(() => this.#start.share(person, command));
  }

  /** `null` when it is done, “told” when he has been told so by what followed. */
  play(listener: Listener, command: PlayCommand): Promise<Refusal | "told" | null> {
    return this.#tasks.do(() => this.#match.play(listener, command));
  }

  /** What will certainly follow from the answers of this person, who is asked now. */
  preview(person: PersonId, command: PreviewCommand): Promise<Refusal | PreviewsByAnswer> {
    return this.#tasks.do(() => this.#match.preview(person, command));
  }

  /** What the strongest would answer in this person's place: on its way, while the table goes on. */
  hint(person: PersonId, command: HintCommand): Promise<Refusal | HintOnItsWay> {
    return this.#tasks.do(() => this.#match.hint(person, command));
  }

  earlierChat(listener: Listener, before: number): Promise<Refusal | null> {
    return this.#tasks.do(() => {
      if (!this.#audience.has(listener.person.id)) return refused("not-here");
      this.#broadcast.tellEarlierChat(listener, before);
      return null;
    });
  }

  /** Another table for the same people: the one that there already is, or the one that `make` makes. */
  again(
    person: PersonId,
    make: (table: Table) => Promise<{ readonly table: Table; readonly key: Secret<string> } | Refusal>,
  ): Promise<Refusal | { readonly again: string }> {
    return this.#tasks.do<Refusal | { readonly again: string }>(async () => {
      if (this.table.status !== "over") return refused("not-over");
      if (seatOf(this.table, person) === null) return refused("not-seated");
      if (this.table.again !== null) return { again: this.table.again };
      const made = await make(this.table);
      if (isRefusal(made)) return made;
      await this.#kept.playAgainAt(made.table, made.key);
      this.#tell();
      return { again: made.table.id };
    });
  }

  async renamed(person: Person, before: string): Promise<void> {
    if (!this.#kept.names.has(person.id)) return;
    await this.#tasks.do(async () => {
      const seat = seatOf(this.table, person.id);
      const isSilent = seat !== null && this.#kept.match?.maySpeak(seat) === false;
      const next = isSilent ? calledAsBefore(this.table, seat, before) : this.table;
      await this.#kept.rename(person.id, person.name, next);
      this.#tell();
    });
  }

  /** Nobody has done anything here for long: unless somebody looks, a table that never started is gone, and it says so. */
  async removeIfSilent(lastUsed: number): Promise<boolean> {
    return await this.#tasks.alone(async () => {
      try {
        await this.#kept.lookAgain();
        await this.#kept.recover();
      } catch (error) {
        if (!(error instanceof TableGone)) throw error;
        // Another was faster.
        this.#gone();
        return false;
      }
      if (this.table.status !== "gathering" || this.#presence.isAnybodyHere) return false;
      // Whoever has left since it was found silent was there until then.
      if (!(await wasLastUsed(this.#services.store.db, this.table.id, lastUsed))) return false;
      await this.#kept.remove();
      this.#broadcast.tellGone();
      return true;
    });
  }

  /** While this is done nothing else happens here; what it has made of the table is read again afterwards. */
  async still(task: () => Promise<void>): Promise<void> {
    await this.#tasks.alone(async () => {
      try {
        await task();
      } finally {
        this.reread();
      }
    });
  }

  /** What is kept was changed by somebody who does not tell how. */
  reread(): void {
    this.#kept.distrust();
    this.#tasks.byItself(() => void this.#tell());
  }

  /** Whoever runs the house ends the match, or closes a table that has none; true if the table is gone. */
  endByHouse(): Promise<Refusal | boolean> {
    return this.#tasks.do<Refusal | boolean>(async () => {
      switch (this.table.status) {
        case "over":
          return refused("not-playing");
        case "gathering":
          await this.#kept.remove();
          this.#gone();
          return true;
        case "playing":
          await this.#kept.change(over(this.table, "abandoned", this.#services.clock.now()), "server");
          this.#tell();
          return false;
      }
    });
  }

  /** Nobody writes here any more, or everybody may again. */
  silence(isSilenced: boolean): Promise<Refusal | null> {
    return this.#tasks.do(async () => {
      await this.#kept.change({ ...this.table, isSilenced }, "server");
      this.#tell();
      return null;
    });
  }

  /** Reads the table when nothing is under way. */
  read<Result>(reading: (kept: KeptTable) => Result): Promise<Result> {
    return this.#tasks.alone(async () => {
      await this.#kept.lookAgain();
      await this.#kept.recover();
      return reading(this.#kept);
    });
  }

  /** Lets what is under way end, and begins nothing more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#match.stop();
    this.#broadcast.stop();
    this.#presence.stop();
    this.#start.stop();
    await this.#tasks.settled();
    await this.rest();
  }

  /** Made ready to be forgotten: it will be loaded just as it is, even by other rules. */
  async rest(): Promise<void> {
    this.#match.forgetSnapshot();
    await this.#tasks.alone(() => this.#kept.takeSnapshot());
  }

  /** From then on `renamed` brings every new name. */
  #meet({ id, name, botOf }: Person): void {
    const { names } = this.#kept;
    if (!names.has(id)) names.set(id, name);
    if (botOf !== undefined && !names.has(botOf.id)) names.set(botOf.id, botOf.name);
  }

  /** What was told of those at other nodes is read, until it is; and everybody hears what is new here. */
  async #hearOfOthers(): Promise<void> {
    if (!this.#isPresenceNew) return void this.#tell();
    this.#isPresenceNew = false;
    try {
      this.#presence.hear(await this.#services.store.nodes.remotePresences(this.table.id));
      await this.#bringUpToTime();
    } catch (error) {
      this.#isPresenceNew = true;
      throw error;
    }
  }

  /** Who is here, or who cares for the table, has changed: its clocks run as they must now. Only one node sees to it. */
  async #bringUpToTime(): Promise<void> {
    if (this.#cares) await this.#match.bringUpToTime();
    this.#tell();
  }

  async #settle(): Promise<void> {
    const awaySince = (seat: Seat): number | null => this.#presence.awaySince(this.table, seat);
    const now = this.#services.clock.now();
    const settled = standInsSettled(hostSettled(this.table, awaySince, now), awaySince, now);
    await this.#kept.change(settled, "server");
    await this.#match.settleUndo();
    this.#tell();
  }

  /** True if whoever waits for the word that it is done has been told. */
  #tell(done?: Done): boolean {
    this.#presence.watch(this.table, this.#cares);
    this.#isUntold = false;
    this.#told = this.#kept.version;
    const isTold = this.#broadcast.tell(done);
    this.#wake();
    return isTold;
  }

  /** The same after a move that has left the table as it was. */
  #tellMove(done?: Done): boolean {
    if (!this.#isUntold) this.#told = this.#kept.version;
    const isTold = this.#broadcast.tellMove(done);
    this.#wake();
    return isTold;
  }

  get #cares(): boolean {
    return this.#isKeeper && !this.#isStopped;
  }

  #wake(): void {
    this.#match.wake(this.#cares);
    this.#start.watch(this.#cares);
    if (this.#cares) this.#notices.watch(this.table, this.#kept.match);
  }

  #giveUp(): void {
    const { store, log } = this.#services;
    this.#isGone = true;
    this.#isStopped = true;
    this.#match.stop();
    this.#wake();
    this.#audience.sendAway();
    // What fails here is made good with the next beat.
    store.nodes
      .release([this.table.id])
      .catch((error: unknown) => log.error({ error }, "A table could not be released."));
  }

  #gone(): void {
    if (!this.#isGone) this.#broadcast.tellGone();
    this.#isGone = true;
  }
}
