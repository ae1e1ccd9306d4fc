import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import type { QuestDealer } from "./quest.ts";
import type { State } from "./state.ts";
import { type Asking, ASKS } from "./steps/index.ts";
import { giveTogether } from "./together.ts";

/** Carries out an answer to what the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, dealer: QuestDealer): void {
  const task = state.tasks.pop();
  if (task === undefined) throw new Error("The game is over.");
  if (task.do === "together") giveTogether(state, task, seat, answer, dealer);
  else follow(state, task, seat, answer, dealer);
}

function follow<Do extends Asking["do"]>(
  state: State,
  task: Extract<Asking, { readonly do: Do }>,
  seat: Seat,
  answer: Answer,
  dealer: QuestDealer,
): void {
  ASKS[task.do].follow(state, task, answer, dealer, seat);
}
