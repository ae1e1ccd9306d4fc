import type { AskStep, Seat } from "@roundtable/kernel";
import type { Answer, Question } from "../asking.ts";
import type { QuestShape } from "../quest.ts";
import type { State } from "../state.ts";
import { questNow } from "../table-facts.ts";
import { type Cards, cards } from "./cards.ts";
import { type Discussion, discussion } from "./discussion.ts";
import { type Drop, drop } from "./drop.ts";
import { type Galahad, galahad } from "./galahad.ts";
import { type HuntVote, huntVote } from "./hunt-vote.ts";
import { type HuntWindow, huntWindow } from "./hunt-window.ts";
import { type AllPoint, point } from "./point.ts";
import { type Ready, ready } from "./ready.ts";
import type { AsksTogether } from "./step.ts";

/** Decisions that several seats make at the same time and in secret. */
export type TogetherTask = Ready | Cards | Galahad | Discussion | HuntWindow | HuntVote | AllPoint | Drop;

const TOGETHER: Readonly<Record<TogetherTask["what"], AsksTogether>> = {
  ready,
  cards,
  galahad,
  discussion,
  "hunt-window": huntWindow,
  "hunt-vote": huntVote,
  point,
  drop,
};

export const together: AskStep<QuestShape, TogetherTask> = {
  secretly: true,
  asked: (_state, task) => task.seats.filter((seat) => !hasAnswered(task, seat)),
  duration: ({ what }) => TOGETHER[what].duration,
  question: (state, task, seat) => TOGETHER[task.what].question(state, task, seat),
  answers: togetherAnswers,
  /** Takes one more secret answer; nobody learns of it before everybody has answered. */
  follow(state, task, answer, dealer, seat) {
    const given = { ...task.given, [seat]: [...(task.given[seat] ?? []), answer.id] };
    const now: TogetherTask = { ...task, given };
    dealer.tell({ kind: "decided", seat, what: task.what, quest: questNow(state), answer: answer.id });
    if (now.seats.every((one) => hasAnswered(now, one))) TOGETHER[now.what].resolve(state, now, dealer);
    else state.tasks.push(now);
  },
};

export function togetherKind({ what }: TogetherTask): Question["kind"] {
  return TOGETHER[what].kind;
}

export function togetherAnswers(state: State, task: TogetherTask, seat: Seat): readonly Answer[] {
  return TOGETHER[task.what].answers(state, task, seat);
}

/** How many answers each seat owes. */
export function answersOwed({ what }: TogetherTask): number {
  return TOGETHER[what].owed ?? 1;
}

/** A seat with nothing left to decide is no longer asked; to the others it looks as if it still were. */
function hasAnswered(task: TogetherTask, seat: Seat): boolean {
  return (task.given[seat]?.length ?? 0) >= answersOwed(task);
}
