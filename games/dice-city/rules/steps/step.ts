import type { Answer, Question } from "../asking.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import type { State } from "../state.ts";

/** What stops for an answer of the player whose turn it is. */
export interface Asks<Task> {
  readonly question: (state: State, task: Task) => Question;
  readonly answers: (state: State, task: Task) => readonly Answer[];
  readonly follow: (state: State, task: Task, answer: Answer, dealer: DiceCityDealer) => void;
}

/** What is carried out without asking. */
export interface Does<Task> {
  readonly carryOut: (state: State, task: Task, dealer: DiceCityDealer) => void;
}
