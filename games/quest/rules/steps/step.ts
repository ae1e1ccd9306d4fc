import type { AskStep, Decision, Seat } from "@roundtable/kernel";
import type { Answer, Question } from "../asking.ts";
import type { QuestDealer, QuestShape } from "../quest.ts";
import type { State } from "../state.ts";

export type Duration = NonNullable<Decision<QuestShape>["duration"]>;

/** One thing that seats can be asked; `Task` is what the state keeps of it. */
export interface Asks<Task> extends AskStep<QuestShape, Task> {
  /** As what the others see it awaited. */
  readonly kind: Question["kind"];
  asked(state: State, task: Task): readonly Seat[];
}

/** What all the seats concerned decide at the same time and in secret; it goes on when all have. */
export interface Together<What extends string = string> {
  readonly do: "together";
  readonly what: What;
  readonly seats: readonly Seat[];
  /** What each has answered so far, by the answer's id. Who has is as secret as what. */
  readonly given: Readonly<Record<Seat, readonly string[]>>;
}

export interface AsksTogether {
  /** As what it is awaited of all. */
  readonly kind: Question["kind"];
  readonly duration?: Duration;
  /** How many answers each owes; one if nothing is said. */
  readonly owed?: number;
  question(state: State, task: Together, seat: Seat): Question;
  /** Every legal one. */
  answers(state: State, task: Together, seat: Seat): readonly Answer[];
  /** All have answered: what they decided takes effect. The task is no longer in the state. */
  resolve(state: State, task: Together, dealer: QuestDealer): void;
}
