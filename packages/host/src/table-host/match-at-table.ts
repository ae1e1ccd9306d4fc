import type { Command, Preview, Result, Seat } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import type { Advice } from "../bots/bot-pool.ts";
import type { Cancel } from "../clock.ts";
import { reveal } from "../disclosure/secret.ts";
import { isRefusal, refused, type Refusal } from "../refusal.ts";
import { runsUnattended } from "../tables/runs-unattended.ts";
import { hasTakenHint, whyNoHints } from "../tables/hints-allowed.ts";
import type { Deadline } from "../tables/stored-match.ts";
import { alarmOf } from "../tables/time.ts";
import {
  botAt,
  type OwnSeat,
  type PersonId,
  playingSeatOf,
  seatOf,
  type Table,
  viewerOf,
  votingPeople,
} from "../tables/table.ts";
import type { AtTable } from "./at-table.ts";
import type { Done, Listener } from "./listeners.ts";
import { type BotAnswer, BotTurns } from "../bots/bot-turns.ts";
import { Alarms } from "../match/deadlines.ts";
import { Hints } from "../bots/hints.ts";
import { type Doer, SNAPSHOT_MS } from "./kept-table.ts";
import {
  type HintCommand,
  kernelCommand,
  type PlayCommand,
  type PreviewCommand,
} from "../match/play-command.ts";
import { nameInTalk } from "./name-in-talk.ts";
import { TalkLimits } from "../match/talk-limits.ts";
import { UndoRequests } from "../match/undo-requests.ts";

const NO_DEADLINES: readonly Deadline[] = [];
/** Over days a table where a clock runs out within this time stays in memory; the others are read again before it does. */
export const CLOCKS_AHEAD_MS = 5 * 60_000;

export interface PreviewsByAnswer {
  readonly previews: Readonly<Record<string, Preview>>;
}

/** A hint that is on its way: nothing at the table waits for it. */
export interface HintOnItsWay {
  readonly advice: Promise<Advice | Refusal>;
}

/** What is played and said at a live table: by people, by bots, and by clocks. */
export class MatchAtTable {
  readonly #at: AtTable;
  readonly #bots: BotTurns;
  readonly #hints: Hints;
  readonly #alarms: Alarms;
  readonly #undoAsking: UndoRequests;
  readonly #talking: TalkLimits;
  /** How many entries have been counted as talk and as undo. */
  #counted: number;
  #isStopped = false;
  #cancelSnapshot: Cancel | null = null;

  constructor(at: AtTable) {
    this.#at = at;
    const { clock, bots, random } = at.ports;
    const { match } = at.kept;
    const { chance } = random;
    this.#bots = new BotTurns(clock, bots, { seed: random.id(), chance }, (answer) =>
      at.background(() => this.#answerForBot(answer)),
    );
    this.#hints = new Hints(clock, bots, chance);
    this.#alarms = new Alarms(clock, () => at.background(() => this.#timeOver()));
    this.#undoAsking = new UndoRequests(clock, () => at.background(() => this.#undoUnanswered()));
    this.#talking = new TalkLimits(match === null ? [] : reveal(match.match).log.entries);
    this.#counted = match?.kept ?? 0;
  }

  get #table(): Table {
    return this.#at.kept.table;
  }

  /** Something will happen by itself. */
  get isWaiting(): boolean {
    const ahead = this.#table.clock.kind === "days" ? CLOCKS_AHEAD_MS : Infinity;
    return this.#alarms.areSetWithin(ahead) || this.#undoAsking.isWaiting || this.#bots.areThinking;
  }

  /** `null` when it is done, “told” when the listener has heard so by what followed. */
  async play(listener: Listener, command: PlayCommand): Promise<Refusal | "told" | null> {
    const { kept, ports } = this.#at;
    const { person } = listener;
    // Sent again after a lost connection: it was done, even if it ended the match.
    if (kept.hasDone(person.id, command.id)) return null;
    // The client has gone before its turn came, and perhaps asked another node: what that one answered must stay true.
    if (listener.isGone && ports.store.isShared) return refused("try-again");
    const live = kept.match;
    if (command.kind === "say") {
      const refusal = this.#whyNotTalk(person.id, command.say);
      if (refusal !== null) return refusal;
    }
    const viewer = viewerOf(this.#table, person.id);
    if (live === null || (viewer === "public" && command.kind === "say"))
      return await this.#chat(person, command);
    // Somebody who lets a bot play may still talk.
    const seat = command.kind === "say" && viewer !== "public" ? viewer : this.#mayPlay(person.id);
    if (typeof seat !== "number") return seat;
    const tooMuch = command.kind === "say" ? this.#talking.whyTooMuch(seat, command.say) : null;
    if (tooMuch !== null) return tooMuch;
    if (command.kind === "undo") {
      const whyNot = this.#whyNotUndo(seat);
      if (whyNot !== null) return whyNot;
    }
    const people = votingPeople(this.#table);
    const done = { listener, id: command.id };
    return await this.#submit(
      () => reveal(live.match).submit(kernelCommand(command, seat), { people }),
      "person",
      done,
    );
  }

  /** What will certainly follow from the answers of this person, who is asked now. */
  preview(person: PersonId, { decision, answer }: PreviewCommand): Refusal | PreviewsByAnswer {
    const seat = playingSeatOf(this.#table, person);
    if (typeof seat !== "number") return seat;
    const live = this.#at.kept.match;
    if (live === null) return refused("not-playing");
    const previews = live.disclosure.previews(seat, decision, answer);
    return isRefusal(previews) ? previews : { previews };
  }

  /** Everybody hears that this person has asked; the hint comes later, and to them alone. */
  async hint(person: PersonId, { id, decision }: HintCommand): Promise<Refusal | HintOnItsWay> {
    const { kept } = this.#at;
    const live = kept.match;
    if (live === null) return refused("not-playing");
    const seat = this.#mayPlay(person);
    if (typeof seat !== "number") return seat;
    const whyNot = whyNoHints(this.#table, kept.inPlay.isAdvised);
    if (whyNot !== null) return whyNot;
    if (!hasTakenHint(reveal(live.match).log.entries, seat, decision)) {
      const command: Command = { kind: "hint", id, seat, decision };
      const refusal = await this.#submit(() => reveal(live.match).submit(command), "person");
      if (refusal !== null && refusal !== "told") return refusal;
    }
    return { advice: this.#hints.about(live.match, seat, decision) };
  }

  /** Those who play have changed: what they were asked may be settled. */
  async settleUndo(): Promise<void> {
    const live = this.#at.kept.match;
    if (live === null || this.#table.status !== "playing" || live.undoRequest === null) return;
    const people = votingPeople(this.#table);
    await this.#take(() => reveal(live.match).settleUndo(people), "host");
  }

  /** Clocks run, stand or have run out as they must now; if the match rests from now on, those who play are told. */
  async bringUpToTime(): Promise<void> {
    const { kept, observer } = this.#at;
    const before = kept.table;
    await kept.change(before, "host");
    const { time } = kept.table;
    if (before.time?.pause == null && time?.pause?.why === "silence") observer.fellSilent(time.pause.since);
  }

  /** Reminds a player for whom the others wait, even if they are away; unless they have answered and nobody may know. */
  remind(seat: Seat, by: PersonId): void {
    const at = this.#table.seats[seat];
    if (at?.kind !== "person" || this.#at.kept.match?.timingOf(seat) == null) return;
    this.#at.observer.nudged(at.person, by);
  }

  /** Carries out what a script does, and tells everybody. */
  async enact(command: Command): Promise<Refusal | "told" | null> {
    const live = this.#at.kept.match;
    if (live === null) return refused("not-playing");
    return await this.#submit(() => reveal(live.match).submit(command), "host");
  }

  /** Entries of other nodes count as if they had been made here. */
  countEntries(): void {
    const live = this.#at.kept.match;
    const entries = live === null ? [] : reveal(live.entries);
    for (const { entry } of entries.slice(this.#counted)) {
      if (entry?.kind === "said") this.#talking.said(entry.seat, entry.say);
      if (entry?.kind === "undo") this.#undoAsking.granted(entry.of);
    }
    this.#counted = entries.length;
  }

  /**
   * Bots play as long as somebody looks, or as the match goes on by itself; any other that everybody has left waits for them as
   * it was. While people decide whether a move is taken back, bots wait: their next move would settle it.
   */
  wake(isOwner: boolean): void {
    const { kept, presence } = this.#at;
    const live = kept.match;
    const isRunning = live !== null && this.#table.status === "playing" && !this.#isStopped;
    this.#alarms.set(isRunning && isOwner ? momentsOf(live.deadlines, this.#table) : NO_DEADLINES);
    this.#undoAsking.watch(isRunning ? live.undoRequest : null, isOwner);
    this.#hints.keep(isRunning ? live.match : null);
    const isPaused = this.#table.time?.pause != null;
    const isAttended = presence.isAnybodyHere || runsUnattended(this.#table);
    const waits = !isAttended || isPaused || live?.undoRequest !== null;
    if (!isRunning || waits || !isOwner) this.#bots.rest();
    else this.#bots.wake(live.match, (seat: Seat) => botAt(this.#table, seat), this.#table.pace);
  }

  /** Nothing begins any more. */
  stop(): void {
    this.#isStopped = true;
    this.#bots.rest();
    this.#hints.keep(null);
    this.#alarms.set(NO_DEADLINES);
    this.#undoAsking.stop();
  }

  /** The caller takes the snapshot that was to be taken soon. */
  forgetSnapshot(): void {
    this.#cancelSnapshot?.();
    this.#cancelSnapshot = null;
  }

  /** The seat for which this person may do something in the match now, or why not. */
  #mayPlay(person: PersonId): OwnSeat | Refusal {
    if (seatOf(this.#table, person) === null) return refused("not-seated");
    if (this.#table.status !== "playing") return refused("match-over");
    if (this.#table.time?.pause?.why === "agreed") return refused("paused");
    return playingSeatOf(this.#table, person);
  }

  #whyNotUndo(seat: Seat): Refusal | null {
    const live = this.#at.kept.match;
    if (live === null) return refused("not-playing");
    if (this.#table.rated && reveal(live.match).undoReach(seat) === "by-agreement") return refused("rated");
    return this.#undoAsking.whyNot(reveal(live.match), seat);
  }

  #whyNotTalk(person: PersonId, say: object): Refusal | null {
    const { presence, ports } = this.#at;
    if (this.#table.isSilenced && "text" in say) return refused("talk-closed");
    if (!presence.isHere(person)) return refused("not-here");
    if (this.#table.removed.includes(person)) return refused("removed");
    return this.#talking.whyTooFast(person, ports.clock.now());
  }

  /** Chat before the match; and by spectators, apart from the players while it runs. */
  async #chat(person: Person, command: PlayCommand): Promise<Refusal | null> {
    if (command.kind !== "say") return refused("not-playing");
    if (!("text" in command.say)) return refused("illegal-statement");
    const isApart = this.#table.status === "playing";
    if (isApart && this.#table.watching.kind === "none") return refused("not-seated");
    const { text } = command.say;
    const at = this.#at.ports.clock.now();
    const name = nameInTalk(this.#at.kept, person);
    await this.#at.kept.say({ person: person.id, name, command: command.id, text, at, isApart });
    this.#at.tell();
    return null;
  }

  /** The bot talks and answers, unless it is no longer asked; what may not be said now is left unsaid. */
  async #answerForBot({ seat, decision, answer, statements }: BotAnswer): Promise<void> {
    const live = this.#at.kept.match;
    if (live === null || this.#table.status !== "playing" || botAt(this.#table, seat) === null) return;
    if (reveal(live.match).decision(seat)?.id !== decision) return;
    const { random } = this.#at.ports;
    for (const statement of statements) {
      const saying: Command = { kind: "say", id: random.id(), seat, say: { statement } };
      await this.#take(() => reveal(live.match).submit(saying), "host");
    }
    const command: Command = { kind: "answer", id: random.id(), seat, decision, answer };
    await this.#submit(() => reveal(live.match).submit(command, { by: "bot" }), "host");
  }

  /** All whose time is over are answered for before anybody is told: in which order is nobody's business. */
  async #timeOver(): Promise<void> {
    const live = this.#at.kept.match;
    if (live === null || this.#table.status !== "playing") return;
    const now = this.#at.ports.clock.now();
    for (const { seat, decision } of live.deadlines.filter(({ at }) => at <= now)) {
      await this.#take(() => reveal(live.match).timeOver(seat, decision), "host");
    }
    await this.bringUpToTime();
    this.#at.tell();
  }

  async #undoUnanswered(): Promise<void> {
    const live = this.#at.kept.match;
    if (live !== null && this.#table.status === "playing")
      await this.#submit(() => reveal(live.match).dropUndo("unanswered"), "host");
  }

  async #submit(submit: () => Result, by: Doer, done?: Done): Promise<Refusal | "told" | null> {
    const before = this.#table;
    const refusal = await this.#take(submit, by);
    if (refusal !== null) return refusal;
    const isTold = this.#table === before ? this.#at.tellMove(done) : this.#at.tell(done);
    return isTold ? "told" : null;
  }

  /** Into the match and into the store; nobody is told yet. */
  async #take(submit: () => Result | null, by: Doer): Promise<Refusal | null> {
    const { kept } = this.#at;
    const live = kept.match;
    if (live === null) return refused("not-playing");
    let result: Result | null;
    try {
      result = submit();
    } catch (error) {
      // The rules broke in the middle of a move: the position in memory is worth nothing now.
      kept.invalidate();
      throw error;
    }
    if (result === null) return null;
    if (!result.accepted) return refused(result.reason);
    if (!result.again) await kept.enter(result, live, by);
    this.#takeSnapshotSoon();
    this.countEntries();
    return null;
  }

  /** Nothing is left for long that would have to be carried out again, perhaps by other rules. */
  #takeSnapshotSoon(): void {
    const { kept, ports } = this.#at;
    if (kept.hasSnapshot || this.#isStopped) return;
    this.#cancelSnapshot ??= ports.clock.after(SNAPSHOT_MS, () => {
      this.#cancelSnapshot = null;
      this.#at.background(() => kept.takeSnapshot());
    });
  }
}

function momentsOf(deadlines: readonly Deadline[], { time }: Table): readonly { readonly at: number }[] {
  const alarm = alarmOf(time);
  return alarm === null ? deadlines : [...deadlines, { at: alarm }];
}
