import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import type { QuestDealer } from "./quest.ts";
import type { State } from "./state.ts";
import { TOGETHER, type TogetherTask } from "./steps/index.ts";
import { questNow } from "./table-facts.ts";

export function togetherAnswers(state: State, task: TogetherTask, seat: Seat): readonly Answer[] {
  return TOGETHER[task.what].answers(state, task, seat);
}

/** By each. */
export function answersOwed({ what }: TogetherTask): number {
  return TOGETHER[what].owed ?? 1;
}

/** A seat that has nothing left to decide is no longer asked; to the others it looks as if it still were. */
export function hasAnswered(task: TogetherTask, seat: Seat): boolean {
  return (task.given[seat]?.length ?? 0) >= answersOwed(task);
}

/** One more secret answer; nobody hears of it before all have answered. */
export function giveTogether(
  state: State,
  task: TogetherTask,
  seat: Seat,
  answer: Answer,
  dealer: QuestDealer,
): void {
  const given = { ...task.given, [seat]: [...(task.given[seat] ?? []), answer.id] };
  const now: TogetherTask = { ...task, given };
  dealer.tell({ kind: "decided", seat, what: task.what, quest: questNow(state), answer: answer.id });
  if (now.seats.every((one) => hasAnswered(now, one))) TOGETHER[now.what].resolve(state, now, dealer);
  else state.tasks.push(now);
}
