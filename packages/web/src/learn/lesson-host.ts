import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  type Game,
  type Lesson,
  LessonRun,
  type LessonStep,
  previewOf,
  type MatchEvent,
} from "@roundtable/kernel";
import { type FromServer, type LogLine, type Person, PROTOCOL, type TableInfo } from "@roundtable/protocol";
import { serverTime } from "../connection/server-time.ts";
import type { Socket, Command, Dial } from "../connection/wire.ts";

/** The table id of a lesson; no server knows it. */
export const LESSON_TABLE = "lessonlesson";

/**
 * The server's end of the wire in a lesson. Like a server, it sends the learner's seat what the game lets it see, and
 * nothing else. The lesson determines chance and the moves of the other seats.
 */
export class LessonHost {
  /** The current step of the lesson; null at its end. */
  readonly step: ReadonlySignal<LessonStep | null>;
  readonly #step: Signal<LessonStep | null>;
  readonly #run: LessonRun;
  readonly #game: Game;
  readonly #learner: Person;
  readonly #lines: LogLine[] = [];
  #say: (message: FromServer) => void = () => {};

  /** `from` is the step to continue at. */
  constructor(game: Game, lesson: Lesson, learner: Person, from = 0) {
    this.#game = game;
    this.#learner = learner;
    this.#run = new LessonRun(game, lesson);
    this.#hear(this.#run.match.opening);
    while (this.#run.at < from && this.#run.step !== null) this.#hear(this.#run.goOn());
    this.#step = signal(this.#run.step);
    this.step = this.#step;
    this.#playOthers();
  }

  /** How many steps are done. */
  get at(): number {
    return this.#run.at;
  }

  get steps(): number {
    return this.#run.lesson.steps.length;
  }

  readonly dial: Dial = (hear): Socket => {
    this.#say = (message) => hear(JSON.stringify(message));
    // In a microtask, because the caller must have the connection before its first message arrives.
    queueMicrotask(() =>
      this.#say({ kind: "welcome", protocol: PROTOCOL, me: this.#learner, now: serverTime(), address: null }),
    );
    return {
      send: (text) => this.#answer(JSON.parse(text) as Command & { readonly id: string }),
      close: () => {},
    };
  };

  /** The learner has read the guide's text. */
  readOn(): void {
    if (this.#run.step === null || !("say" in this.#run.step)) return;
    this.#run.goOn();
    this.#playOthers();
  }

  /** Whether this is the answer that the lesson wants. */
  readonly fits = (answer: string): boolean => this.step.value !== null && this.#run.fits(answer);

  whyNot(answer: string): string | null {
    return this.#run.whyNot(answer);
  }

  #answer(command: Command & { readonly id: string }): void {
    const { id } = command;
    switch (command.kind) {
      case "enter":
        this.#say({ kind: "table", table: this.#info() });
        this.#tell(0);
        return this.#say({ kind: "ack", id });
      case "exit":
      case "look":
        return this.#say({ kind: "ack", id });
      case "preview":
        return this.#preview(id, command.decision, command.answer);
      case "answer":
        if (!this.#isAsked(command.decision) || !this.#run.fits(command.answer)) return this.#refuse(id);
        this.#goOn(id);
        return this.#playOthers();
      default:
        this.#refuse(id);
    }
  }

  #isAsked(decision: string): boolean {
    return this.#run.match.decision(this.#run.lesson.learner)?.id === decision;
  }

  #refuse(id: string): void {
    this.#say({ kind: "refused", id, reason: "illegal-answer" });
  }

  #goOn(ack?: string): void {
    const from = this.#lines.length;
    this.#hear(this.#run.goOn());
    this.#tell(from, ack);
  }

  /** Plays the other seats up to the next text of the guide or the next question to the learner. */
  #playOthers(): void {
    for (let { step } = this.#run; step !== null && "seat" in step; { step } = this.#run) this.#goOn();
    this.#step.value = this.#run.step;
  }

  #hear(told: readonly MatchEvent[]): void {
    for (const event of told) {
      const seen = this.#game.see(event, this.#run.lesson.learner);
      if (seen !== null) this.#lines.push({ kind: "told", told: seen });
    }
  }

  #tell(from: number, ack?: string): void {
    const { match, lesson } = this.#run;
    this.#say({
      kind: "match",
      table: LESSON_TABLE,
      from,
      lines: this.#lines.slice(from),
      sight: {
        viewer: lesson.learner,
        view: this.#game.view(match.state, lesson.learner),
        decision: match.decision(lesson.learner),
        deadline: null,
        undo: "none",
        undoAsked: null,
        outcome: match.outcome,
      },
      ...(ack === undefined ? {} : { ack }),
    });
  }

  #preview(id: string, decision: string, wanted: string | undefined): void {
    const { match, lesson } = this.#run;
    const asked = match.decision(lesson.learner);
    if (asked?.id !== decision) return this.#refuse(id);
    const answers = asked.answers.filter((answer) => wanted === undefined || answer.id === wanted);
    const previews = Object.fromEntries(
      answers.map((answer) => [answer.id, previewOf(this.#game, match.state, lesson.learner, answer)]),
    );
    this.#say({ kind: "previews", id, table: LESSON_TABLE, decision, previews });
  }

  #info(): TableInfo {
    const { lesson, match } = this.#run;
    const person = {
      kind: "person",
      person: this.#learner,
      here: true,
      awaySince: null,
      playedBy: "person",
      standInVotes: [],
      forfeited: false,
      outOfTime: false,
    } as const;
    return {
      id: LESSON_TABLE,
      game: this.#game.id,
      status: "playing",
      listed: false,
      host: this.#learner.id,
      options: match.log.header.options,
      clock: { kind: "none" },
      rated: false,
      time: null,
      seats: Array.from({ length: lesson.seats }, (_, seat) =>
        seat === lesson.learner ? person : ({ kind: "bot", bot: "" } as const),
      ),
      removed: [],
      watchers: 0,
      bots: [],
      pace: "human",
      check: { errors: [], warnings: [] },
      starting: false,
      fairness: { commitment: "", seals: null, calledOff: [], key: null },
      endVotes: [],
      ended: null,
      again: null,
      created: 0,
    };
  }
}
