import type { Seat } from "@roundtable/kernel";
import type { Answer, FallingStarsDealer, Question } from "../falling-stars.ts";
import type { State } from "../state.ts";

/** Something that seats are asked: the question, every legal answer, and what follows from one of them. */
export interface Asks<Task extends { readonly seats: readonly Seat[] }> {
  question(state: State, task: Task, seat: Seat): Question;
  answers(state: State, task: Task, seat: Seat): readonly Answer[];
  /** The task is off the stack by now; whoever else is to answer is asked again. */
  follow(state: State, task: Task, answer: Answer, dealer: FallingStarsDealer, seat: Seat): void;
}

/** Something that is carried out without asking anybody. */
export interface Does<Task> {
  carryOut(state: State, task: Task, dealer: FallingStarsDealer): void;
}
