import type { Decision, Seat } from "@roundtable/kernel";
import type { Question } from "./asking.ts";
import type { QuestShape } from "./quest.ts";
import type { State } from "./state.ts";
import { type Asking, ASKS, type Task, TOGETHER, type TogetherTask } from "./steps/index.ts";
import { taskNow } from "./table-facts.ts";
import { hasAnswered } from "./together.ts";

export function asked(state: State): readonly Seat[] {
  const task = taskNow(state.tasks);
  return task === null ? [] : seatsAsked(state, task);
}

export function decision(state: State, seat: Seat): Decision<QuestShape> | null {
  const task = taskNow(state.tasks);
  if (task === null || !seatsAsked(state, task).includes(seat)) return null;
  return task.do === "together" ? decisionTogether(state, task, seat) : decisionAlone(state, task, seat);
}

/** By what kind of question it is awaited. */
export function questionKind(task: Task): Question["kind"] {
  return task.do === "together" ? TOGETHER[task.what].kind : ASKS[task.do].kind;
}

function seatsAsked(state: State, task: Task): readonly Seat[] {
  return task.do === "together"
    ? task.seats.filter((seat) => !hasAnswered(task, seat))
    : seatsAskedBy(state, task);
}

function seatsAskedBy<Do extends Asking["do"]>(
  state: State,
  task: Extract<Asking, { readonly do: Do }>,
): readonly Seat[] {
  return ASKS[task.do].asked(state, task);
}

function decisionAlone<Do extends Asking["do"]>(
  state: State,
  task: Extract<Asking, { readonly do: Do }>,
  seat: Seat,
): Decision<QuestShape> {
  const step = ASKS[task.do];
  return made(step.question(state, task, seat), step.answers(state, task, seat), step.duration);
}

function decisionTogether(state: State, task: TogetherTask, seat: Seat): Decision<QuestShape> {
  const step = TOGETHER[task.what];
  return made(step.question(state, task, seat), step.answers(state, task, seat), step.duration);
}

function made(
  question: Question,
  answers: Decision<QuestShape>["answers"],
  duration: Decision<QuestShape>["duration"],
): Decision<QuestShape> {
  return duration === undefined ? { question, answers } : { question, answers, duration };
}
