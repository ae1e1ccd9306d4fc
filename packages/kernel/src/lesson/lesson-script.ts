import type { ChanceSource } from "../chance/chance.ts";
import { checkTable } from "../check.ts";
import { type Game, type MatchEvent, plainCopy, type Shape } from "../game.ts";
import type { Command } from "../match/command.ts";
import { Match } from "../match/match.ts";
import type { OptionValues } from "../options.ts";
import { seatsOf } from "../seat.ts";
import { type Lesson, LessonMismatch, type LessonStep, type ScriptedChance } from "./lesson.ts";

/** How far somebody has come in a lesson. Who plays its match asks what comes next, and says when that is done. */
export class LessonScript<S extends Shape = Shape> {
  readonly lesson: Lesson<S>;
  /** Gives the results that the lesson has laid down so far. */
  readonly chance: ChanceSource = laidDown((draw) => this.#laid[draw]);
  #laid: readonly ScriptedChance[];
  #at = 0;

  constructor(lesson: Lesson<S>) {
    this.lesson = lesson;
    this.#laid = lesson.setup;
  }

  /** The match of the lesson, before its first step. */
  begin(game: Game<S>): Match<S> {
    const { seats, options: wanted } = this.lesson;
    const { errors, options } = checkTable(game, seats, stated(wanted));
    if (errors.length > 0) throw new LessonMismatch(`The table cannot start: ${JSON.stringify(errors)}.`);
    const match = Match.begin(game, { seats, options, source: this.chance });
    this.#expectAllDrawn(match, "before the first question");
    this.#lay();
    return match;
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

  /** What the current step does in its match; null where the guide speaks. */
  commandIn(match: Match<S>): Command | null {
    const { step } = this;
    if (step === null) throw new LessonMismatch("The lesson is over.");
    if ("say" in step) return null;
    // A step that is taken again after an undo is another command.
    const id = `step-${this.#at}-${match.entered}`;
    if ("states" in step)
      return { kind: "say", id, seat: step.seat, say: { statement: plainCopy(step.states) } };
    const seat = "ask" in step ? this.lesson.learner : step.seat;
    const decision = match.decision(seat);
    if (decision === null)
      throw new LessonMismatch(`Step ${this.#at}: seat ${seat} is not asked; ${whoIs(match)}.`);
    const { answer } = step;
    if (decision.answers.every((one) => one.id !== answer)) {
      const known = decision.answers.map((one) => one.id).join(" ");
      throw new LessonMismatch(
        `Step ${this.#at}: seat ${seat} cannot answer “${answer}” to “${decision.question.kind}”, but ${known}.`,
      );
    }
    return { kind: "answer", id, seat, decision: decision.id, answer };
  }

  /** The current step is done in its match: the next one comes. */
  done(match: Match<S>): void {
    this.#expectAllDrawn(match, `by step ${this.#at}`);
    this.#at++;
    this.#lay();
  }

  /** The learner has taken answers back: the lesson goes on where so many answers count. */
  goBack(answers: number): void {
    const answering = this.lesson.steps.flatMap((step, at) => ("answer" in step ? [at] : []));
    this.#at = Math.min(this.#at, answering[answers] ?? this.#at);
    this.#lay();
  }

  #lay(): void {
    const done = this.lesson.steps.slice(0, this.#at + 1);
    this.#laid = [
      ...this.lesson.setup,
      ...done.flatMap((step) => ("answer" in step ? (step.chance ?? []) : [])),
    ];
  }

  #expectAllDrawn(match: Match<S>, when: string): void {
    if (match.drawn === this.#laid.length) return;
    throw new LessonMismatch(
      `${this.#laid.length} draws of chance are laid down ${when}, and ${match.drawn} were made.`,
    );
  }
}

/** A lesson that is played step by step on a match of its own, without a learner. */
export class LessonRun<S extends Shape = Shape> {
  readonly script: LessonScript<S>;
  readonly match: Match<S>;

  constructor(game: Game<S>, lesson: Lesson<S>) {
    this.script = new LessonScript(lesson);
    this.match = this.script.begin(game);
  }

  /** How many steps are done. */
  get at(): number {
    return this.script.at;
  }

  /** The current step; null at the end. */
  get step(): LessonStep<S> | null {
    return this.script.step;
  }

  /** Carries out the step, and returns what it told. */
  goOn(): readonly MatchEvent<S>[] {
    const command = this.script.commandIn(this.match);
    const told = command === null ? [] : this.#submitted(command);
    this.script.done(this.match);
    return told;
  }

  #submitted(command: Command): readonly MatchEvent<S>[] {
    const result = this.match.submit(command);
    if (!result.accepted) throw new LessonMismatch(`Step ${this.at} is refused: ${result.reason}.`);
    return result.told;
  }
}

function whoIs(match: Match): string {
  const asked = seatsOf(match.log.header.seats).flatMap((seat) => {
    const decision = match.decision(seat);
    return decision === null ? [] : `seat ${seat}: ${decision.question.kind}`;
  });
  return asked.length === 0 ? "nobody is" : `asked is ${asked.join(", ")}`;
}

/** Leaves out options that are undefined. */
function stated(options: Partial<OptionValues> = {}): OptionValues {
  const values: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(options)) if (value !== undefined) values[name] = value;
  return values;
}

function laidDown(laid: (draw: number) => ScriptedChance | undefined): ChanceSource {
  return {
    pick(draw, sides) {
      const side = laid(draw);
      if (typeof side !== "number" || side < 0 || side >= sides)
        throw new LessonMismatch(
          `Draw ${draw} is one of ${sides}, and ${JSON.stringify(side)} is laid down.`,
        );
      return side;
    },
    order(draw, length) {
      const first = laid(draw);
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
