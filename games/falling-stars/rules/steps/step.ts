import type { Dealer, Seat } from "@roundtable/kernel";
import type { Answer, Event, Question } from "../falling-stars.ts";
import type { State } from "../state.ts";

/** Something that seats are asked: the question, every legal answer, and what follows from one of them. */
export interface Asks<Task extends { readonly seats: readonly Seat[] }> {
  question(this: void, state: State, task: Task, seat: Seat): Question;
  answers(this: void, state: State, task: Task, seat: Seat): Answer[];
  /** The task is off the stack by now; whoever else is to answer is asked again. */
  follow(this: void, state: State, task: Task, seat: Seat, answer: Answer, dealer: Dealer<Event>): void;
}

/** Something that is carried out without asking anybody. */
export interface Does<Task> {
  carryOut(this: void, state: State, task: Task, dealer: Dealer<Event>): void;
}
