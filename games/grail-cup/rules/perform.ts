import { runTasks } from "@roundtable/kernel";
import { call, carryOutAlly, carryOutExchange, claim } from "./allies.ts";
import { replaceToken } from "./clovers.ts";
import type { GrailCupTable } from "./grail-cup.ts";
import { advance } from "./moves.ts";
import { knightOf } from "./race.ts";
import { beginRound } from "./round.ts";
import { land } from "./spaces.ts";
import type { State } from "./state.ts";
import { asks, type Task } from "./tasks.ts";

/** Carries on until somebody must be asked or the Grail is found. */
export function proceed(state: State, table: GrailCupTable): void {
  runTasks(state.tasks, asks, (task) => perform(state, task, table));
}

function perform(state: State, task: Task, table: GrailCupTable): void {
  switch (task.do) {
    case "round":
      return beginRound(state, table);
    case "call":
      return call(state, task.ally, table);
    case "exchange":
      return carryOutExchange(state, task.seat, task.with, table);
    case "ally":
      return carryOutAlly(state, task.seat, task.ally, table);
    case "walk":
      return advance(state, task.seat, knightOf(state, task.seat).space + task.steps, task.cause, table);
    case "land":
      return land(state, task.seat, task.from, task.tokens, table);
    case "replace":
      return replaceToken(state, table);
    case "claim":
      return claim(state, table);
    default:
      throw new Error(`“${task.do}” waits for an answer.`);
  }
}
