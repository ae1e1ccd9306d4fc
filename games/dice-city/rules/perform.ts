import { runTasks } from "@roundtable/kernel";
import { attackAnswers } from "./answers.ts";
import { refill, statuePayments } from "./build.ts";
import { playerAt } from "./city.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import type { State } from "./state.ts";
import { asks, type Task } from "./tasks.ts";
import { diceStepGoesOn, endTurn, nextTurn } from "./turn.ts";

/** Carries on until somebody must be asked or the game is over. */
export function proceed(state: State, dealer: DiceCityDealer): void {
  runTasks(
    state.tasks,
    (task) => asks(task) && !isIdle(state, task),
    (task) => perform(state, task, dealer),
  );
}

/** A question that has no answer but to leave it: the statue that nothing more can be paid for. */
function isIdle(state: State, task: Task): boolean {
  return task.do === "statue" && statuePayments(playerAt(state, state.turn.seat), task.paid).length === 0;
}

function perform(state: State, task: Task, dealer: DiceCityDealer): void {
  switch (task.do) {
    case "step":
      return goOn(state, task.step, dealer);
    case "refill":
      return refill(state, task.place, dealer);
    case "end-turn":
      return endTurn(state, dealer);
    case "next-turn":
      return nextTurn(state, dealer);
    case "statue":
      return;
    default:
      throw new Error(`“${task.do}” waits for an answer.`);
  }
}

/** A step without anything left to do goes over into the next; the turn is always ended by its player. */
function goOn(state: State, step: "dice" | "attack" | "build", dealer: DiceCityDealer): void {
  const { tasks, turn } = state;
  if (step !== "dice" && turn.step !== step) {
    turn.step = step;
    dealer.tell({ kind: "step", seat: turn.seat, step });
  }
  if (step === "dice" && !diceStepGoesOn(state)) tasks.push({ do: "step", step: "attack" });
  else if (step === "attack" && attackAnswers(state).length === 0) tasks.push({ do: "step", step: "build" });
  else tasks.push({ do: step });
}
