import { runTasks } from "@roundtable/kernel";
import type { GrailCupDealer } from "./grail-cup.ts";
import type { State } from "./state.ts";
import { asks, type Doing, DOES } from "./steps/index.ts";

/** Carries on until somebody must be asked or the Grail is found. */
export function proceed(state: State, dealer: GrailCupDealer): void {
  runTasks(state.tasks, asks, (task) => {
    if (asks(task)) throw new Error(`“${task.do}” waits for an answer.`);
    carryOut(state, task, dealer);
  });
}

function carryOut<Do extends Doing["do"]>(
  state: State,
  task: Extract<Doing, { readonly do: Do }>,
  dealer: GrailCupDealer,
): void {
  DOES[task.do].carryOut(state, task, dealer);
}
