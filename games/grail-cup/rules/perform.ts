import { runTasks } from "@roundtable/kernel";
import { call, carryOutAlly, carryOutExchange, claim } from "./allies.ts";
import { replaceToken } from "./clovers.ts";
import type { GrailCupDealer } from "./grail-cup.ts";
import { advance } from "./moves.ts";
import { knightOf } from "./race.ts";
import { beginRound } from "./round.ts";
import { land } from "./spaces.ts";
import type { State } from "./state.ts";
import { asks, type Task } from "./tasks.ts";

/** Carries on until somebody must be asked or the Grail is found. */
export function proceed(state: State, dealer: GrailCupDealer): void {
  runTasks(state.tasks, asks, (task) => perform(state, task, dealer));
}

function perform(state: State, task: Task, dealer: GrailCupDealer): void {
  switch (task.do) {
    case "round":
      return beginRound(state, dealer);
    case "call":
      return call(state, task.ally, dealer);
    case "exchange":
      return carryOutExchange(state, task.seat, task.with, dealer);
    case "ally":
      return carryOutAlly(state, task.seat, task.ally, dealer);
    case "walk":
      return advance(state, task.seat, knightOf(state, task.seat).space + task.steps, task.cause, dealer);
    case "land":
      return land(state, task.seat, task.from, task.tokens, dealer);
    case "replace":
      return replaceToken(state, dealer);
    case "claim":
      return claim(state, dealer);
    default:
      throw new Error(`“${task.do}” waits for an answer.`);
  }
}
