import type { Seat } from "@roundtable/kernel";
import type { Answer, Question } from "../asking.ts";
import type { GrailCupDealer } from "../grail-cup.ts";
import type { State } from "../state.ts";

/** A step that stops for an answer. */
export interface Asks<Task> {
  readonly question: (state: State, task: Task) => Question;
  readonly answers: (state: State, task: Task) => readonly Answer[];
  readonly follow: (state: State, task: Task, answer: Answer, dealer: GrailCupDealer) => void;
}

/** A step that is carried out without asking. */
export interface Does<Task> {
  readonly carryOut: (state: State, task: Task, dealer: GrailCupDealer) => void;
}

/** What an ally or a clover token does for the seat that shows it. */
export type Effect = (state: State, seat: Seat, dealer: GrailCupDealer) => void;
