import type { AskStep, DoStep, Seat } from "@roundtable/kernel";
import type { GrailCup, GrailCupDealer } from "../grail-cup.ts";
import type { State } from "../state.ts";

/** A step that stops for an answer of `seat`. */
export type Asks<Task> = AskStep<GrailCup, Task>;

/** A step that is carried out without asking. */
export type Does<Task> = DoStep<GrailCup, Task>;

/** What an ally or a clover token does for the seat that shows it. */
export type Effect = (state: State, seat: Seat, dealer: GrailCupDealer) => void;
