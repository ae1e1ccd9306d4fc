import type { Decision, Seat } from "@roundtable/kernel";
import type { Answer, Question } from "./asking.ts";
import type { DiceCity } from "./dice-city.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow, ASKS } from "./steps/index.ts";

export function asked(state: State): readonly Seat[] {
  return askingNow(state.tasks) === null ? [] : [state.turn.seat];
}

export function decision(state: State, seat: Seat): Decision<DiceCity> | null {
  const asking = askingNow(state.tasks);
  if (asking === null || seat !== state.turn.seat) return null;
  return { question: questionOf(state, asking), answers: answersTo(state, asking) };
}

function questionOf<Do extends Asking["do"]>(
  state: State,
  asking: Extract<Asking, { readonly do: Do }>,
): Question {
  return ASKS[asking.do].question(state, asking);
}

function answersTo<Do extends Asking["do"]>(
  state: State,
  asking: Extract<Asking, { readonly do: Do }>,
): readonly Answer[] {
  return ASKS[asking.do].answers(state, asking);
}
