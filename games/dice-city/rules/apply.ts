import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import { proceed } from "./perform.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow, ASKS } from "./steps/index.ts";

/** Carries out an answer to the question that the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, dealer: DiceCityDealer): void {
  const asking = askingNow(state.tasks);
  if (asking === null || seat !== state.turn.seat) throw new Error(`Seat ${seat} is not asked.`);
  state.tasks.pop();
  follow(state, asking, answer, dealer);
  proceed(state, dealer);
}

function follow<Do extends Asking["do"]>(
  state: State,
  asking: Extract<Asking, { readonly do: Do }>,
  answer: Answer,
  dealer: DiceCityDealer,
): void {
  ASKS[asking.do].follow(state, asking, answer, dealer);
}
