import type { AskStep, Decision, Seat } from "@roundtable/kernel";
import type { Answer, Question } from "../asking.ts";
import type { QuestDealer, QuestShape } from "../quest.ts";
import type { State } from "../state.ts";

export type Duration = NonNullable<Decision<QuestShape>["duration"]>;

/** A question to a seat; `Task` is its data in the state. */
export interface Asks<Task> extends AskStep<QuestShape, Task> {
  /** How it appears to the others while they wait. */
  readonly kind: Question["kind"];
  asked(state: State, task: Task): readonly Seat[];
}

/** A decision that several seats make at the same time and in secret; it resolves when everybody has answered. */
export interface Together<What extends string = string> {
  readonly do: "together";
  readonly what: What;
  readonly seats: readonly Seat[];
  /** The answers so far, by id. Who has answered is as secret as what. */
  readonly given: Readonly<Record<Seat, readonly string[]>>;
}

export interface AsksTogether {
  /** How it appears while everybody is awaited. */
  readonly kind: Question["kind"];
  readonly duration?: Duration;
  /** How many answers each owes; one by default. */
  readonly owed?: number;
  question(state: State, task: Together, seat: Seat): Question;
  /** Every legal answer. */
  answers(state: State, task: Together, seat: Seat): readonly Answer[];
  /** Everybody has answered: the decisions take effect. The task is no longer in the state. */
  resolve(state: State, task: Together, dealer: QuestDealer): void;
}
