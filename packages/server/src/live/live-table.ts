import { randomBytes, randomUUID } from "node:crypto";
import { commit, newKey } from "@roundtable/fairness";
import {
  checkTable,
  type Checked,
  type Command,
  type Preview,
  type Result,
  type Seat,
} from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import { serverChance } from "../chance.ts";
import type { Cancel } from "../clock.ts";
import type { Services } from "../services.ts";
import type { Deadline } from "../tables/kept-match.ts";
import { byItself } from "../log.ts";
import type { Elsewhere } from "../store/nodes.ts";
import { Queue } from "../queue.ts";
import { notKept } from "../not-kept.ts";
import { isRefusal, refused, type Refusal } from "../refusal.ts";
import { calledOff, isOpening } from "../tables/call-off.ts";
import { calledAsBefore } from "../tables/called.ts";
import { hostSettled } from "../tables/host.ts";
import { standInsSettled, welcomedBack } from "../tables/stand-in.ts";
import { botAt, type PersonId, playingPeople, seatOf, type Table } from "../tables/table.ts";
import { adopted } from "./adopting.ts";
import { Audience, type Done, type Listener } from "./audience.ts";
import { type BotAnswer, BotTurns } from "./bot-turns.ts";
import { continuedBy } from "./continuing.ts";
import { changed, type TableCommand } from "./table-command.ts";
import { Alarms } from "./deadlines.ts";
import { type Doer, isOvertaken, type KeptTable, NotKept, SNAPSHOT_MS, TableGone } from "./kept-table.ts";
import { NewerRules } from "./loading.ts";
import { nameInTalk } from "./name-in-talk.ts";
import { kernelCommand, type PlayCommand, type PreviewCommand } from "./play-command.ts";
import { Presence } from "./presence.ts";
import {
  begin,
  comeToStart,
  isReady,
  pressed,
  sealedNow,
  type ShareCommand,
  Starting,
  withheld,
  withShare,
} from "./starting.ts";
import { whyNotBeside } from "./sitting-beside.ts";
import { Talking } from "./talking.ts";
import { UndoAsking } from "./undo-asking.ts";
import { Broadcast } from "./broadcast.ts";

/** How often what another node was faster with is tried again. */
const MOST_ATTEMPTS = 10;
/** How long the server waits before it tries again what the store did not take. */
const RETRY_MS = 1000;
/** Whether a task begins with a look at what other nodes have done. */
const LOOKING = { looks: true };
const NOT_LOOKING = { looks: false };
const NO_DEADLINES: readonly Deadline[] = [];

interface PreviewsByAnswer {
  readonly previews: Readonly<Record<string, Preview>>;
}

/**
 * A table in memory. It is owned by one queue: whatever happens at it happens one after another, and each thing is kept
 * in the store before anybody, the sender included, hears of it.
 */
export class LiveTable {
  readonly #services: Services;
  readonly #kept: KeptTable;
  readonly #queue = new Queue();
  readonly #audience = new Audience();
  readonly #broadcast: Broadcast;
  readonly #presence: Presence;
  readonly #bots: BotTurns;
  readonly #alarms: Alarms;
  readonly #starting: Starting;
  readonly #undoAsking: UndoAsking;
  readonly #talking: Talking;
  /** Whether this node does what happens here by itself. */
  #isKeeper: boolean;
  /** A start that nobody runs any more. */
  #isStartOrphaned: boolean;
  /** Another node may have changed the table, and we may not have heard of it. */
  #isInDoubt = false;
  #isGone = false;
  /** How many entries have been counted as talk and as undo. */
  #counted: number;
  #isStopped = false;
  #cancelSnapshot: Cancel | null = null;

  static async load(services: Services, id: string): Promise<LiveTable | null> {
    const { nodes } = services.store;
    const kept = await adopted(services, id);
    if (kept === null) return null;
    const isKeeper = (await nodes.claim([id])).has(id);
    const elsewhere = await nodes.elsewhere(id);
    return new LiveTable(services, kept, { isKeeper, elsewhere });
  }

  private constructor(
    services: Services,
    kept: KeptTable,
    { isKeeper, elsewhere }: { readonly isKeeper: boolean; readonly elsewhere: Elsewhere },
  ) {
    this.#services = services;
    this.#kept = kept;
    this.#isKeeper = isKeeper;
    this.#isStartOrphaned = isKeeper && kept.table.starting !== null;
    const { clock, bots, store } = services;
    this.#presence = new Presence(clock, this.#audience, {
      longAway: () => this.#byItself(() => this.#settle()),
      report: (person, seen) => store.nodes.report(this.table.id, person, seen),
    });
    this.#presence.hear(elsewhere);
    this.#bots = new BotTurns(clock, bots, { seed: randomUUID(), chance: serverChance() }, (answer) =>
      this.#byItself(() => this.#answerForBot(answer)),
    );
    this.#alarms = new Alarms(clock, () => this.#byItself(() => this.#timeOver()));
    this.#starting = new Starting(clock, () => this.#byItself(() => this.#startIsLate()));
    this.#undoAsking = new UndoAsking(clock, () => this.#byItself(() => this.#undoUnanswered()));
    this.#talking = new Talking(kept.match?.match.log.entries ?? []);
    this.#counted = kept.match?.entries.length ?? 0;
    this.#broadcast = new Broadcast(services, kept, this.#audience, this.#presence);
    this.#presence.watch(this.table, isKeeper);
    this.#wake();
  }

  get table(): Table {
    return this.#kept.table;
  }

  /** Nobody is here, and nothing will happen by itself: bots play only while somebody looks. */
  get isIdle(): boolean {
    const isAwaited = this.#alarms.areSet || this.#presence.isWaiting || this.#undoAsking.isWaiting;
    const isStarting = this.#isKeeper && this.table.starting !== null;
    return this.#audience.isEmpty && this.#queue.isIdle && !isAwaited && !isStarting;
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
    this.#byItself(() => void this.#tell());
  }

  /** Another node has brought the table so far. */
  hear(version: number, isMove: boolean): void {
    this.#kept.hearOf(version, isMove);
    if (this.#kept.isLost) this.#byItself(() => void this.#tell());
  }

  /** Somebody has come to the table, or left it, at another node. */
  hearOfPresence(): void {
    this.#byItself(async () => {
      this.#presence.hear(await this.#services.store.nodes.elsewhere(this.table.id));
      this.#tell();
    });
  }

  /** Whatever the other nodes have told, we may have missed it; and whatever we have told, they may have forgotten it. */
  doubt(): void {
    this.#isInDoubt = true;
    this.#presence.reportAgain();
    this.hearOfPresence();
  }

  /** Somebody has got another name at another node; what follows from it for the table is done there. */
  hearOfName({ id, name }: Person): void {
    if (!this.#kept.names.has(id)) return;
    this.#byItself(() => {
      const seat = seatOf(this.table, id);
      if (seat !== null && this.#kept.match?.maySpeak(seat) === false) return;
      this.#kept.names.set(id, name);
      this.#tell();
    });
  }

  /** Somebody has blocked another, or no longer does. */
  async regarded(person: PersonId): Promise<void> {
    if (this.#audience.has(person)) await this.#do(() => this.#broadcast.learnOf(person));
  }

  enter(listener: Listener, lines: number): Promise<Refusal | null> {
    return this.#do(async () => {
      const { person } = listener;
      await this.#broadcast.learnOf(person.id);
      this.#presence.arrive(person.id);
      this.#meet(person);
      const come = comeToStart(this.table, person.id, this.#services.clock.now());
      const seat = seatOf(come, person.id);
      await this.#kept.change(seat === null ? come : welcomedBack(come, seat), "person");
      this.#broadcast.admit(listener, lines);
      this.#tell();
      return null;
    }, LOOKING);
  }

  exit(listener: Listener): void {
    this.#byItself(async () => {
      const wasHere = this.#audience.remove(listener);
      if (wasHere) this.#presence.leave(this.table, listener.person.id);
      const isEmpty = wasHere && !this.#presence.isAnybodyHere;
      if (isEmpty && this.table.status === "gathering") await this.#kept.touch();
      this.#tell();
    });
  }

  change(person: Person, command: TableCommand): Promise<Refusal | null> {
    return this.#do(async () => {
      const leaves = command.kind === "leave" ? seatOf(this.table, person.id) : null;
      if (leaves !== null && isOpening(this.table)) {
        await this.#callOff([leaves]);
        return null;
      }
      const apart = command.kind === "sit" ? await whyNotBeside(this.#services, this.table, person.id) : null;
      if (apart !== null) return apart;
      const next = changed(this.table, person.id, command, {
        bots: Object.keys(this.#kept.inPlay.bots),
        awaySince: (seat) => this.#presence.awaySince(this.table, seat),
        now: this.#services.clock.now(),
      });
      if (isRefusal(next)) return next;
      this.#meet(person);
      await this.#kept.change(next, "person");
      await this.#settleUndo();
      await this.#goOnStarting(this.table);
      this.#tell();
      return null;
    });
  }

  /** Resolves when the match has begun, or cannot. */
  async start(person: PersonId): Promise<Refusal | null> {
    const outcome = await this.#do(async () => {
      if (this.table.status !== "gathering" && this.table.host === person) return null;
      const circumstances = { isHere: this.#presence.isHere(person), now: this.#services.clock.now() };
      const next = pressed(this.table, person, this.#check(), circumstances);
      if (isRefusal(next)) return next;
      const begun = { begun: this.#starting.outcome(next) };
      await this.#goOnStarting(next);
      this.#tell();
      return begun;
    });
    return outcome !== null && "begun" in outcome ? await outcome.begun : outcome;
  }

  /** A share of chance, sealed or opened. */
  share(person: PersonId, command: ShareCommand): Promise<Refusal | null> {
    return this.#do(async () => {
      const next = withShare(this.table, person, command);
      if (isRefusal(next)) return next;
      await this.#goOnStarting(next);
      this.#tell();
      return null;
    });
  }

  /** `null` when it is done, “told” when he has been told so by what followed. */
  play(listener: Listener, command: PlayCommand): Promise<Refusal | "told" | null> {
    const { person } = listener;
    return this.#do<Refusal | "told" | null>(async () => {
      // Sent again after a lost connection: it was done, even if it ended the match.
      if (this.#kept.hasDone(person.id, command.id)) return null;
      // He has gone before his turn came, and perhaps asked another node: what that one answered must stay true.
      if (listener.isGone && this.#services.store.nodes.areSeveral) return refused("try-again");
      const live = this.#kept.match;
      if (command.kind === "say") {
        const refusal = this.#whyNotTalk(person.id);
        if (refusal !== null) return refusal;
      }
      if (live === null) return await this.#chat(person, command);
      const seat = seatOf(this.table, person.id);
      if (seat === null) return refused("not-seated");
      if (command.kind !== "say") {
        if (this.table.status !== "playing") return refused("match-over");
        if (botAt(this.table, seat) !== null) return refused("bot-plays");
      }
      const tooSoon = command.kind === "undo" ? this.#undoAsking.whyNot(live.match, seat) : null;
      if (tooSoon !== null) return tooSoon;
      if (command.kind === "say") {
        const tooMuch = this.#talking.whyTooMuch(seat, command.say);
        if (tooMuch !== null) return tooMuch;
      }
      const people = playingPeople(this.table);
      const done = { listener, id: command.id };
      return await this.#submit(
        () => live.match.submit(kernelCommand(command, seat), { people }),
        "person",
        done,
      );
    });
  }

  /** What will certainly follow from the answers of this person, who is asked now. */
  preview(person: PersonId, { decision, answer }: PreviewCommand): Promise<Refusal | PreviewsByAnswer> {
    return this.#do<Refusal | PreviewsByAnswer>(async () => {
      const seat = seatOf(this.table, person);
      if (seat === null) return refused("not-seated");
      const live = this.#kept.match;
      if (live === null || this.table.status !== "playing") return refused("not-playing");
      const previews = live.previews(seat, decision, answer);
      return isRefusal(previews) ? previews : { previews };
    });
  }

  earlierChat(listener: Listener, before: number): Promise<Refusal | null> {
    return this.#do(() => {
      if (!this.#audience.has(listener.person.id)) return refused("not-here");
      this.#broadcast.tellEarlierChat(listener, before);
      return null;
    });
  }

  /** Another table for the same people: the one that there already is, or the one that `make` makes. */
  again(
    person: PersonId,
    make: (table: Table) => Promise<{ readonly table: Table; readonly key: string } | Refusal>,
  ): Promise<Refusal | { readonly again: string }> {
    return this.#do<Refusal | { readonly again: string }>(async () => {
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
    await this.#do(async () => {
      const seat = seatOf(this.table, person.id);
      const isSilent = seat !== null && this.#kept.match?.maySpeak(seat) === false;
      const next = isSilent ? calledAsBefore(this.table, seat, before) : this.table;
      await this.#kept.rename(person.id, person.name, next);
      this.#tell();
    });
  }

  /** Nobody has done anything here for long: unless somebody looks, a table that never started is gone, and it says so. */
  async removeIfSilent(): Promise<boolean> {
    return await this.#queue.run(async () => {
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
      await this.#kept.remove();
      this.#broadcast.tellGone();
      return true;
    });
  }

  /** Reads the table when nothing is under way. */
  read<Result>(reading: (kept: KeptTable) => Result): Promise<Result> {
    return this.#queue.run(async () => {
      await this.#kept.lookAgain();
      await this.#kept.recover();
      return reading(this.#kept);
    });
  }

  /** Lets what is under way end, and begins nothing more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#bots.rest();
    this.#alarms.set(NO_DEADLINES);
    this.#presence.stop();
    this.#undoAsking.stop();
    this.#starting.stop();
    await this.#queue.settled();
    await this.rest();
  }

  /** Made ready to be forgotten: it will be loaded just as it is, even by other rules. */
  async rest(): Promise<void> {
    this.#cancelSnapshot?.();
    this.#cancelSnapshot = null;
    await this.#queue.run(() => this.#kept.takeSnapshot());
  }

  /** From then on `renamed` brings every new name. */
  #meet({ id, name }: Person): void {
    if (!this.#kept.names.has(id)) this.#kept.names.set(id, name);
  }

  #check(): Checked {
    const { table, inPlay } = this.#kept;
    return checkTable(inPlay.game, table.seats.length, table.options);
  }

  /**
   * When everybody has sealed his share, or had time enough, all may open theirs; and when everybody has, the match begins.
   * `next` is what the table is then, in any case.
   */
  async #goOnStarting(next: Table, isLate = false): Promise<void> {
    const now = this.#services.clock.now();
    const { starting } = next;
    const isSealed = starting !== null && !isOpening(next) && (isLate || isReady(next));
    const then = isSealed ? sealedNow(next, starting, this.#check(), now) : next;
    if (then.starting !== null && isOpening(then) && isReady(then))
      await this.#orNotAtAll(async () =>
        begin(this.#kept, then, await continuedBy(this.#services, then), now),
      );
    else if (isSealed) await this.#orNotAtAll(() => this.#kept.change(then, "person"));
    else await this.#kept.change(then, "person");
  }

  /** Whoever has not sealed a share plays without one; whoever does not open his has called the start off. */
  async #startIsLate(): Promise<void> {
    if (!this.#starting.isLate(this.table)) return;
    if (isOpening(this.table)) {
      await this.#callOff(withheld(this.table));
      return;
    }
    await this.#goOnStarting(this.table, true);
    this.#tell();
  }

  async #orNotAtAll(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!isOvertaken(error)) {
        this.#isStartOrphaned = true;
        this.#starting.settle(notKept(error));
      }
      throw error;
    }
  }

  async #callOff(without: readonly Seat[]): Promise<void> {
    const key = newKey(randomBytes(32));
    const nameOf = (person: PersonId): string => this.#kept.names.get(person) ?? "";
    const next = calledOff(this.table, without, { commitment: commit(key), nameOf });
    await this.#orNotAtAll(() => this.#kept.callOff(next, key));
    this.#services.log.info({ table: next.id, withheld: without }, "A start was called off.");
    this.#tell();
  }

  /** Nothing happens at a table before it is as the store has it. A start that a failure interrupted is called off. */
  async #settleDown(looks: boolean): Promise<void> {
    const { nodes } = this.#services.store;
    if (nodes.areSeveral) {
      await nodes.stayCurrent();
      if (looks || this.#isInDoubt) await this.#kept.lookAgain();
      this.#isInDoubt = false;
    }
    if (await this.#kept.recover()) this.#countEntries();
    const { starting } = this.table;
    if (isOpening(this.table) && (this.#isStartOrphaned || starting === null)) await this.#callOff([]);
    else if (this.#isStartOrphaned && starting !== null)
      await this.#kept.change({ ...this.table, starting: null }, "server");
    this.#isStartOrphaned = false;
  }

  /** What another node has entered is counted as if it had been entered here. */
  #countEntries(): void {
    const entries = this.#kept.match?.entries ?? [];
    for (const { entry } of entries.slice(this.#counted)) {
      if (entry?.kind === "said") this.#talking.said(entry.seat, entry.say);
      if (entry?.kind === "undo") this.#undoAsking.granted(entry.of);
    }
    this.#counted = entries.length;
  }

  /** It says what it has to say and answers, unless it is no longer asked; what may not be said now is left unsaid. */
  async #answerForBot({ seat, decision, answer, statements }: BotAnswer): Promise<void> {
    const live = this.#kept.match;
    if (live === null || this.table.status !== "playing" || botAt(this.table, seat) === null) return;
    if (live.match.decision(seat)?.id !== decision) return;
    for (const statement of statements) {
      const saying: Command = { kind: "say", id: randomUUID(), seat, say: { statement } };
      await this.#take(() => live.match.submit(saying), "server");
    }
    const command: Command = { kind: "answer", id: randomUUID(), seat, decision, answer };
    await this.#submit(() => live.match.submit(command, { by: "bot" }), "server");
  }

  /** All whose time is over are answered for before anybody is told: in which order is nobody's business. */
  async #timeOver(): Promise<void> {
    const live = this.#kept.match;
    if (live === null || this.table.status !== "playing") return;
    const now = this.#services.clock.now();
    for (const { seat, decision } of live.deadlines.filter(({ at }) => at <= now)) {
      await this.#take(() => live.match.timeOver(seat, decision), "server");
    }
    this.#tell();
  }

  async #submit(submit: () => Result, by: Doer, done?: Done): Promise<Refusal | "told" | null> {
    const before = this.table;
    const refusal = await this.#take(submit, by);
    if (refusal !== null) return refusal;
    const isTold = this.table === before ? this.#tellMove(done) : this.#tell(done);
    return isTold ? "told" : null;
  }

  /** Nothing is left for long that would have to be carried out again, perhaps by other rules. */
  #takeSnapshotSoon(): void {
    if (this.#kept.hasSnapshot || this.#isStopped) return;
    this.#cancelSnapshot ??= this.#services.clock.after(SNAPSHOT_MS, () => {
      this.#cancelSnapshot = null;
      this.#byItself(() => this.#kept.takeSnapshot());
    });
  }

  /** Into the match and into the store; nobody is told yet. */
  async #take(submit: () => Result | null, by: Doer): Promise<Refusal | null> {
    const live = this.#kept.match;
    if (live === null) return refused("not-playing");
    let result: Result | null;
    try {
      result = submit();
    } catch (error) {
      // The rules broke in the middle of a move: the position in memory is worth nothing now.
      this.#kept.distrust();
      throw error;
    }
    if (result === null) return null;
    if (!result.accepted) return refused(result.reason);
    if (!result.again) await this.#kept.enter(result, live, by);
    this.#takeSnapshotSoon();
    this.#countEntries();
    return null;
  }

  async #undoUnanswered(): Promise<void> {
    const live = this.#kept.match;
    if (live !== null && this.table.status === "playing")
      await this.#submit(() => live.match.dropUndo("unanswered"), "server");
  }

  /** Those who play have changed: what they were asked may be settled. */
  async #settleUndo(): Promise<void> {
    const live = this.#kept.match;
    if (live === null || this.table.status !== "playing" || live.match.undoRequest === null) return;
    const people = playingPeople(this.table);
    await this.#take(() => live.match.settleUndo(people), "server");
  }

  #whyNotTalk(person: PersonId): Refusal | null {
    if (!this.#presence.isHere(person)) return refused("not-here");
    if (this.table.removed.includes(person)) return refused("removed");
    return this.#talking.whyTooFast(person, this.#services.clock.now());
  }

  async #chat(person: Person, command: PlayCommand): Promise<Refusal | null> {
    if (command.kind !== "say") return refused("not-playing");
    if (!("text" in command.say)) return refused("illegal-statement");
    const { text } = command.say;
    const at = this.#services.clock.now();
    const name = nameInTalk(this.#kept, person);
    await this.#kept.say({ person: person.id, name, command: command.id, text, at });
    this.#tell();
    return null;
  }

  async #settle(): Promise<void> {
    const awaySince = (seat: Seat): number | null => this.#presence.awaySince(this.table, seat);
    const now = this.#services.clock.now();
    const settled = standInsSettled(hostSettled(this.table, awaySince, now), awaySince, now);
    await this.#kept.change(settled, "server");
    await this.#settleUndo();
    this.#tell();
  }

  /** True if whoever waits for the word that it is done has been told. */
  #tell(done?: Done): boolean {
    this.#presence.watch(this.table, this.#cares);
    const isTold = this.#broadcast.tell(done);
    this.#wake();
    return isTold;
  }

  /** The same after a move that has left the table as it was. */
  #tellMove(done?: Done): boolean {
    const isTold = this.#broadcast.tellMove(done);
    this.#wake();
    return isTold;
  }

  get #cares(): boolean {
    return this.#isKeeper && !this.#isStopped;
  }

  /**
   * Bots play as long as somebody looks; a table that everybody has left waits for them as it was. While people decide
   * whether a move is taken back, bots wait: their next move would settle it.
   */
  #wake(): void {
    const live = this.#kept.match;
    const cares = this.#cares;
    const isRunning = live !== null && this.table.status === "playing" && !this.#isStopped;
    this.#alarms.set(isRunning && cares ? live.deadlines : NO_DEADLINES);
    this.#undoAsking.watch(isRunning ? live.match.undoRequest : null, cares);
    this.#starting.watch(this.table, () => this.#check(), cares);
    const waits = !this.#presence.isAnybodyHere || live?.match.undoRequest !== null;
    if (!isRunning || waits || !cares) this.#bots.rest();
    else this.#bots.wake(live.match, (seat: Seat) => botAt(this.table, seat), this.table.pace);
  }

  /** Something that was asked for. What the store does not take is refused, and can be tried again. */
  #do<Outcome>(task: () => Outcome | Promise<Outcome>, { looks } = NOT_LOOKING): Promise<Outcome | Refusal> {
    return this.#queue.run(async () => {
      try {
        return await this.#untilCurrent(task, looks);
      } catch (error) {
        return this.#failed(error);
      }
    });
  }

  /** Something that nobody asked for: a bot, a clock, a lost connection. */
  #byItself(task: () => void | Promise<void>): void {
    const carryOut = async (): Promise<void> => {
      try {
        await this.#untilCurrent(task, false);
      } catch (error) {
        this.#failed(error);
      }
    };
    void byItself(() => this.#queue.run(carryOut));
  }

  /** Where another node was faster it is done again, from what that node has made of the table. */
  async #untilCurrent<Outcome>(task: () => Outcome | Promise<Outcome>, looks: boolean): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#settleDown(looks);
        const outcome = await task();
        if (!isARefusal(outcome) || attempt === MOST_ATTEMPTS || !(await this.#isBehind())) return outcome;
      } catch (error) {
        if (!isOvertaken(error) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** Whether what was refused was refused for what is no longer true. */
  async #isBehind(): Promise<boolean> {
    await this.#kept.lookAgain();
    return this.#kept.isLost;
  }

  /** Another node plays by newer rules: whoever is here comes again, until he reaches such a one. */
  #giveUp(): Refusal {
    const { store, log } = this.#services;
    this.#isGone = true;
    this.#isStopped = true;
    this.#wake();
    this.#audience.sendAway();
    store.nodes
      .release([this.table.id])
      .catch((error: unknown) => log.error({ error }, "A table could not be let go of."));
    return refused("try-again");
  }

  #gone(): Refusal {
    if (!this.#isGone) this.#broadcast.tellGone();
    this.#isGone = true;
    return refused("no-such-table");
  }

  /** What whoever asked for it is told. */
  #failed(error: unknown): Refusal {
    if (error instanceof TableGone) return this.#gone();
    if (error instanceof NewerRules) return this.#giveUp();
    const { log, clock } = this.#services;
    log.error({ table: this.table.id, error }, error instanceof NotKept ? error.message : "A table failed.");
    clock.after(RETRY_MS, () =>
      this.#byItself(() => {
        this.#tell();
      }),
    );
    return notKept(error);
  }
}

function isARefusal(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && isRefusal(outcome);
}
