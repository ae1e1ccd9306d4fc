import { runTasks } from "@roundtable/kernel";
import type { DiceCityDealer } from "./dice-city.ts";
import type { State } from "./state.ts";
import { asks, DOES, type Doing } from "./steps/index.ts";

/** Carries on until somebody must be asked or the game is over. */
export function proceed(state: State, dealer: DiceCityDealer): void {
  runTasks(state.tasks, asks, (task) => {
    if (asks(task)) throw new Error(`“${task.do}” waits for an answer.`);
    carryOut(state, task, dealer);
  });
}

function carryOut<Do extends Doing["do"]>(
  state: State,
  task: Extract<Doing, { readonly do: Do }>,
  dealer: DiceCityDealer,
): void {
  DOES[task.do].carryOut(state, task, dealer);
}
