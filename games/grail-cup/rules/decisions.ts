import type { Decision, Seat } from "@roundtable/kernel";
import type { Answer, Question } from "./asking.ts";
import type { GrailCup } from "./grail-cup.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow, ASKS } from "./steps/index.ts";

export function asked(state: State): readonly Seat[] {
  const asking = askingNow(state.tasks);
  return asking === null ? [] : [asking.seat];
}

export function decision(state: State, seat: Seat): Decision<GrailCup> | null {
  const asking = askingNow(state.tasks);
  if (asking?.seat !== seat) return null;
  return { question: questionOf(state, asking), answers: answersTo(state, asking) };
}

function questionOf<Do extends Asking["do"]>(
  state: State,
  task: Extract<Asking, { readonly do: Do }>,
): Question {
  return ASKS[task.do].question(state, task);
}

function answersTo<Do extends Asking["do"]>(
  state: State,
  task: Extract<Asking, { readonly do: Do }>,
): readonly Answer[] {
  return ASKS[task.do].answers(state, task);
}
