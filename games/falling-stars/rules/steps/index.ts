import { type Decision, runTasks, type Seat } from "@roundtable/kernel";
import type { Answer, FallingStars, FallingStarsDealer } from "../falling-stars.ts";
import type { State } from "../state.ts";
import { change, type Change } from "./change.ts";
import { fall, type Fall } from "./fall.ts";
import { lay, type Lay } from "./lay.ts";
import { show, type Show } from "./show.ts";
import type { Asks, Does } from "./step.ts";

/** What seats are asked. */
type Asking = Lay | Change;

/** What is carried out without asking. */
type Doing = Fall | Show;

export type Task = Asking | Doing;

/** Of one kind: a step that is missing here does not compile. */
type Of<Kinds extends Task, Do extends Kinds["do"]> = Extract<Kinds, { readonly do: Do }>;

const ASKS: { readonly [Do in Asking["do"]]: Asks<Of<Asking, Do>> } = { lay, change };
const DOES: { readonly [Do in Doing["do"]]: Does<Of<Doing, Do>> } = { fall, show };

/** What the table waits for; null once the night is over. */
export function askingIn({ tasks }: State): Asking | null {
  const task = tasks.at(-1);
  return task === undefined || !isAsking(task) ? null : task;
}

export function decisionOf<Do extends Asking["do"]>(
  state: State,
  task: Of<Asking, Do>,
  seat: Seat,
): Decision<FallingStars> {
  const step = ASKS[task.do];
  return { question: step.question(state, task, seat), answers: step.answers(state, task, seat) };
}

export function follow<Do extends Asking["do"]>(
  state: State,
  task: Of<Asking, Do>,
  answer: Answer,
  dealer: FallingStarsDealer,
  seat: Seat,
): void {
  state.tasks.pop();
  ASKS[task.do].follow(state, task, answer, dealer, seat);
}

/** Everything is done until somebody is asked. */
export function proceed(state: State, dealer: FallingStarsDealer): void {
  runTasks(state.tasks, isAsking, (task) => {
    if (!isAsking(task)) carryOut(state, task, dealer);
  });
}

function carryOut<Do extends Doing["do"]>(
  state: State,
  task: Of<Doing, Do>,
  dealer: FallingStarsDealer,
): void {
  DOES[task.do].carryOut(state, task, dealer);
}

function isAsking(task: Task): task is Asking {
  return Object.hasOwn(ASKS, task.do);
}
