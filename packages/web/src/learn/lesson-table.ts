import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  chanceOf,
  type Game,
  type Lesson,
  LessonMismatch,
  LessonScript,
  type LessonStep,
  seeded,
  standingAnswersIn,
} from "@roundtable/kernel";
import { FromClient, NO_CLOCK, type Person, PROTOCOL } from "@roundtable/protocol";
import type { BotPool } from "@roundtable/host/bots/bot-pool";
import { type Clock, clockOf } from "@roundtable/host/clock";
import { encode, type Frame } from "@roundtable/host/disclosure/frame";
import { reveal, Secret } from "@roundtable/host/disclosure/secret";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import type { Listener } from "@roundtable/host/table-host/listeners";
import { keptMatch, MemoryTableStore } from "@roundtable/host/table-host/memory-table-store";
import { performAt } from "@roundtable/host/table-host/perform";
import { type HostLog, onlyPerson, type Ports } from "@roundtable/host/table-host/ports";
import { TableHost } from "@roundtable/host/table-host/table-host";
import type { StoredTable } from "@roundtable/host/table-host/table-store";
import { newTable } from "@roundtable/host/tables/new-table";
import type { Table } from "@roundtable/host/tables/table";
import * as v from "valibot";
import { randomHex } from "../connection/id.ts";
import { serverTime } from "../connection/server-time.ts";
import type { Dial, Socket } from "../connection/wire.ts";
import { LESSON_TABLE } from "./lesson-id.ts";

/** What a learner may do. Nobody leaves a lesson to a bot, or arranges its table. */
const ALLOWED: ReadonlySet<FromClient["kind"]> = new Set([
  "enter",
  "exit",
  "look",
  "preview",
  "answer",
  "undo",
  "pause-vote",
]);

/**
 * The table of a lesson, at the other end of the wire: a table host like any other, where the lesson lays down chance and
 * plays the other seats.
 */
export class LessonTable {
  /** What the lesson stands at; null at its end. */
  readonly step: ReadonlySignal<LessonStep | null>;
  readonly #step: Signal<LessonStep | null>;
  readonly #script: LessonScript;
  readonly #host: TableHost;
  readonly #learner: Person;
  /** What the learner does, and what follows from it, one after another. */
  #goingOn: Promise<void> = Promise.resolve();

  /** `from` is the step to go on at. */
  static async open(game: Game, lesson: Lesson, learner: Person, from = 0): Promise<LessonTable> {
    const script = new LessonScript(lesson);
    const clock = pageClock();
    const stored = storedLesson(game, script, learner, clock);
    const host = await TableHost.load(
      {
        store: new MemoryTableStore([stored]),
        clock,
        bots: NOBODY_THINKS,
        audience: onlyPerson(() => learner.name),
        games: { load: () => Promise.resolve({ game, bots: {}, isAdvised: false }) },
        random: RANDOM,
        log: LOG,
      },
      LESSON_TABLE,
    );
    if (host === null) throw new LessonMismatch("The lesson has no table.");
    const table = new LessonTable(script, host, learner);
    while (script.at < from && script.step !== null) await table.#enact();
    await table.#playOthers();
    return table;
  }

  private constructor(script: LessonScript, host: TableHost, learner: Person) {
    this.#script = script;
    this.#host = host;
    this.#learner = learner;
    this.#step = signal(script.step);
    this.step = this.#step;
  }

  /** How many steps are done. */
  get at(): number {
    return this.#script.at;
  }

  get steps(): number {
    return this.#script.lesson.steps.length;
  }

  readonly dial: Dial = (hear): Socket => {
    const listener = this.#listener(hear);
    // In a microtask, because the caller must have the connection before its first message arrives.
    queueMicrotask(() =>
      listener.send(
        encode({ kind: "welcome", protocol: PROTOCOL, me: this.#learner, now: serverTime(), address: null }),
      ),
    );
    return {
      send: (text) => this.#goOn(() => this.#receive(text, listener)),
      close: () => this.#host.exit(listener),
    };
  };

  /** The guide was read. */
  readOn(): void {
    if (this.#script.step !== null && "say" in this.#script.step) this.#goOn(() => this.#enact());
  }

  /** When the lesson waits for the learner again. */
  settled(): Promise<void> {
    return this.#goingOn;
  }

  /** Whether this is the answer that the lesson is about. */
  readonly fits = (answer: string): boolean => this.step.value !== null && this.#script.fits(answer);

  whyNot(answer: string): string | null {
    return this.#script.whyNot(answer);
  }

  #listener(hear: (text: Frame) => void): Listener {
    return { person: this.#learner, opensSeveral: false, isGone: false, send: hear, comeAgain() {} };
  }

  async #receive(text: string, listener: Listener): Promise<void> {
    const command = v.parse(FromClient, JSON.parse(text));
    const outcome = await this.#perform(command, listener);
    const { id } = command;
    if (outcome === null) listener.send(encode({ kind: "ack", id }));
    else if (outcome !== "told") listener.send(encode({ kind: "refused", id, reason: outcome.refused }));
  }

  async #perform(command: FromClient, listener: Listener): Promise<Refusal | "told" | null> {
    if (!ALLOWED.has(command.kind) || !("table" in command) || command.kind === "again")
      return refused("illegal-answer");
    if (command.kind === "answer" && !this.#script.fits(command.answer)) return refused("illegal-answer");
    const outcome = await performAt(this.#host, listener, command);
    if (outcome !== null && outcome !== "told" && isRefusal(outcome)) return outcome;
    this.#atMatch((match) => {
      if (command.kind === "answer") this.#script.done(match);
      if (command.kind === "undo") this.#script.goBack(standingAnswersIn(match.log.entries).length);
    });
    return outcome;
  }

  /** Does this, and then what the others do after it. */
  #goOn(step: () => Promise<void>): void {
    this.#goingOn = this.#goingOn.then(step).then(() => this.#playOthers());
  }

  /** What others do and say, up to where the guide speaks or the learner is asked. */
  async #playOthers(): Promise<void> {
    while (this.#script.step !== null && "seat" in this.#script.step) await this.#enact();
    this.#step.value = this.#script.step;
  }

  async #enact(): Promise<void> {
    const command = this.#atMatch((match) => this.#script.commandIn(match));
    const outcome = command === null ? null : await this.#host.enact(command);
    if (outcome !== null && outcome !== "told")
      throw new LessonMismatch(`Step ${this.at} is refused: ${outcome.refused}.`);
    this.#atMatch((match) => this.#script.done(match));
  }

  #atMatch<Result>(use: (match: Parameters<LessonScript["done"]>[0]) => Result): Result {
    const live = this.#host.live.kept.match;
    if (live === null) throw new LessonMismatch("The lesson has no match.");
    return use(reveal(live.match));
  }
}

/** The other seats follow the script. */
const NOBODY_THINKS: BotPool = {
  waiting: 0,
  choose: () => new Promise(() => {}),
  advise: () => Promise.resolve(null),
  close: () => Promise.resolve(),
};

const RANDOM: Ports["random"] = {
  chance: chanceOf(seeded(LESSON_TABLE)),
  id: () => randomHex(16),
  keyBytes: () => new Uint8Array(32),
};

/** What fails here is a fault of the lesson: the page reports it. */
const LOG: HostLog = {
  info() {},
  warn() {},
  error: (about, message) => reportError(new Error(message, { cause: about })),
  broken: (_, cause) => reportError(cause),
  notBroken() {},
  unasked: (task) => task(),
};

function pageClock(): Clock {
  return clockOf({
    now: serverTime,
    after(ms, then) {
      const timer = setTimeout(then, Math.max(0, ms));
      return () => clearTimeout(timer);
    },
  });
}

function storedLesson(game: Game, script: LessonScript, learner: Person, clock: Clock): StoredTable {
  const { lesson } = script;
  const match = script.begin(game);
  const now = clock.now();
  const { seats, ...table } = newTable({
    id: LESSON_TABLE,
    game: game.id,
    seats: lesson.seats,
    options: match.log.header.options,
    listed: false,
    clock: NO_CLOCK,
    rated: false,
    code: null,
    maker: learner.id,
    request: LESSON_TABLE,
    commitment: "",
    created: now,
  });
  const [mine, bot] = [seats[0], { kind: "bot", bot: "" } as const];
  const seated: Table["seats"] = seats.map((_, seat) =>
    seat === lesson.learner && mine !== undefined ? mine : bot,
  );
  return {
    table: { ...table, seats: seated, status: "playing", started: now },
    version: 1,
    key: new Secret(""),
    chat: { from: 0, lines: [] },
    match: new Secret(
      keptMatch(match, [{ entry: null, told: match.opening }], { since: now, deadlines: [] }),
    ),
    names: new Map([[learner.id, learner.name]]),
    chance: script.chance,
  };
}
