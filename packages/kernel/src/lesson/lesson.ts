import type { ChanceSource } from "../chance/chance.ts";
import { checkTable } from "../check.ts";
import { type Game, plainCopy, type Shape, type MatchEvent } from "../game.ts";
import { Match } from "../match/match.ts";
import type { OptionValues } from "../options.ts";
import { type Seat, seatsOf } from "../seat.ts";

/**
 * A match that teaches. Chance and the other seats are scripted, and the learner is led to the answers that the
 * lesson is about. It is plain data. A `Word` names a text of the guide; the texts lie beside the lesson, one file
 * per language.
 */
export interface Lesson<S extends Shape = Shape, Word extends string = string> {
  readonly seats: number;
  readonly options?: Partial<S["options"]>;
  readonly learner: Seat;
  /** The results of chance before the first question. */
  readonly setup: readonly ScriptedChance[];
  readonly steps: readonly LessonStep<S, Word>[];
}

/**
 * One result of chance: the side of a die, counted from 0; or the first items of a shuffle, with the rest in order.
 */
export type ScriptedChance = number | readonly number[];

export type LessonStep<S extends Shape = Shape, Word extends string = string> =
  | Says<Word>
  | Asks<Word>
  | Moves
  | States<S>;

/** The guide says something beside a piece, and goes on when the learner does. */
interface Says<Word extends string = string> {
  readonly say: Word;
  /** The piece that the guide speaks of, by the table's name for it. */
  readonly beside?: string;
  /** What follows is not worth watching: only its result is shown. */
  readonly quickly?: true;
}

/** The learner does something: this answer, and no other. */
interface Asks<Word extends string = string> {
  readonly ask: Word;
  readonly beside?: string;
  readonly answer: string;
  /** Why any other answer does not fit here. */
  readonly otherwise: Word;
  /** Better reasons, by the answer's id. */
  readonly wrong?: Readonly<Record<string, Word>>;
  readonly chance?: readonly ScriptedChance[];
}

/** Another seat answers, or the learner's seat where there is nothing to learn. */
export interface Moves {
  readonly seat: Seat;
  readonly answer: string;
  readonly chance?: readonly ScriptedChance[];
}

/** Another seat says something to the table. */
interface States<S extends Shape = Shape> {
  readonly seat: Seat;
  readonly states: S["statement"];
}

/** A lesson that does not fit the rules: a rule has changed, or it was written wrongly. */
export class LessonMismatch extends Error {
  override readonly name = "LessonMismatch";
}

/** A lesson that is being taken, on a real match. */
export class LessonRun<S extends Shape = Shape> {
  readonly lesson: Lesson<S>;
  readonly match: Match<S>;
  readonly #laid: ScriptedChance[];
  #at = 0;

  constructor(game: Game<S>, lesson: Lesson<S>) {
    const { errors, options } = checkTable(game, lesson.seats, stated(lesson.options));
    if (errors.length > 0) throw new LessonMismatch(`The table cannot start: ${JSON.stringify(errors)}.`);
    this.lesson = lesson;
    this.#laid = [...lesson.setup];
    const source = laidDown(this.#laid);
    this.match = Match.begin(game, { seats: lesson.seats, options, source });
    this.#expectAllDrawn("before the first question");
  }

  /** How many steps are done. */
  get at(): number {
    return this.#at;
  }

  /** The current step; null at the end. */
  get step(): LessonStep<S> | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  /** Whether the learner may give this answer now. */
  fits(answer: string): boolean {
    const { step } = this;
    return step !== null && "ask" in step && step.answer === answer;
  }

  /** What the guide says to an answer that does not fit. */
  whyNot(answer: string): string | null {
    const { step } = this;
    if (step === null || !("ask" in step) || step.answer === answer) return null;
    return step.wrong?.[answer] ?? step.otherwise;
  }

  /** Carries out the step, and returns what it told. */
  goOn(): readonly MatchEvent<S>[] {
    const { step } = this;
    if (step === null) throw new LessonMismatch("The lesson is over.");
    const told = this.#carryOut(step);
    this.#at++;
    return told;
  }

  #carryOut(step: LessonStep<S>): readonly MatchEvent<S>[] {
    if ("say" in step) return [];
    const id = `step-${this.#at}`;
    if ("states" in step) {
      const say = { statement: plainCopy(step.states) };
      return this.#submitted({ kind: "say", id, seat: step.seat, say });
    }
    const seat = "ask" in step ? this.lesson.learner : step.seat;
    const decision = this.match.decision(seat);
    if (decision === null)
      throw new LessonMismatch(`Step ${this.#at}: seat ${seat} is not asked; ${this.#whoIs()}.`);
    const { answer, chance = [] } = step;
    if (decision.answers.every((one) => one.id !== answer)) {
      const known = decision.answers.map((one) => one.id).join(" ");
      throw new LessonMismatch(
        `Step ${this.#at}: seat ${seat} cannot answer “${answer}” to “${decision.question.kind}”, but ${known}.`,
      );
    }
    this.#laid.push(...chance);
    const told = this.#submitted({ kind: "answer", id, seat, decision: decision.id, answer });
    this.#expectAllDrawn(`by step ${this.#at}`);
    return told;
  }

  #submitted(command: Parameters<Match<S>["submit"]>[0]): readonly MatchEvent<S>[] {
    const result = this.match.submit(command);
    if (!result.accepted) throw new LessonMismatch(`Step ${this.#at} is refused: ${result.reason}.`);
    return result.told;
  }

  #expectAllDrawn(when: string): void {
    if (this.match.drawn === this.#laid.length) return;
    throw new LessonMismatch(
      `${this.#laid.length} draws of chance are laid down ${when}, and ${this.match.drawn} were made.`,
    );
  }

  #whoIs(): string {
    const asked = seatsOf(this.lesson.seats).flatMap((seat) => {
      const decision = this.match.decision(seat);
      return decision === null ? [] : `seat ${seat}: ${decision.question.kind}`;
    });
    return asked.length === 0 ? "nobody is" : `asked is ${asked.join(", ")}`;
  }
}

/** Leaves out options that are undefined. */
function stated(options: Partial<OptionValues> = {}): OptionValues {
  const values: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(options)) if (value !== undefined) values[name] = value;
  return values;
}

function laidDown(laid: readonly ScriptedChance[]): ChanceSource {
  return {
    pick(draw, sides) {
      const side = laid[draw];
      if (typeof side !== "number" || side < 0 || side >= sides)
        throw new LessonMismatch(
          `Draw ${draw} is one of ${sides}, and ${JSON.stringify(side)} is laid down.`,
        );
      return side;
    },
    order(draw, length) {
      const first = laid[draw];
      const isSound =
        typeof first === "object" &&
        new Set(first).size === first.length &&
        first.every((index) => index >= 0 && index < length);
      if (!isSound)
        throw new LessonMismatch(
          `Draw ${draw} is a shuffle of ${length}, and ${JSON.stringify(first)} is laid down.`,
        );
      const rest = Array.from({ length }, (_, index) => index).filter((index) => !first.includes(index));
      return [...first, ...rest];
    },
  };
}
