import type { Shape } from "../game.ts";
import type { Seat } from "../seat.ts";

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
