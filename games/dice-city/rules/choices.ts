import { given } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { moveDie, reroll } from "./dice.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import { refresh } from "./market.ts";
import type { Column, Resource, Row } from "./pieces.ts";
import type { State } from "./state.ts";
import { gain, gainPoints, pay, some } from "./stock.ts";
import type { Asking } from "./tasks.ts";

// The small choices in the middle of an effect.

/** DC-11c: four cards, one after another. */
export function chooseForRefresh(
  state: State,
  before: readonly number[],
  place: number,
  dealer: DiceCityDealer,
): void {
  const chosen = [...before, place].toSorted((one, other) => one - other);
  if (chosen.length < 4) state.tasks.push({ do: "refresh", chosen });
  else refresh(state, chosen, dealer);
}

/** DC-4, Market Place: what is paid, … */
export function exchange(
  state: State,
  { resource, count }: Extract<Answer, { kind: "pay" }>,
  dealer: DiceCityDealer,
): void {
  pay(state, state.turn.seat, some(resource, count), dealer);
  state.tasks.push({ do: "receive", paid: resource, left: count });
}

/** … and for each paid, two of another kind. */
export function receive(
  state: State,
  { paid, left }: Extract<Asking, { do: "receive" }>,
  resource: Resource,
  dealer: DiceCityDealer,
): void {
  gain(state, state.turn.seat, some(resource, 2), dealer);
  if (left > 1) state.tasks.push({ do: "receive", paid, left: left - 1 });
}

/** DC-4, Storehouse. */
export function triple(state: State, resource: Resource, dealer: DiceCityDealer): void {
  pay(state, state.turn.seat, some(resource, 1), dealer);
  gain(state, state.turn.seat, some(resource, 3), dealer);
}

/** DC-4, Stables. */
export function chooseColumn(state: State, die: Row, column: Column, dealer: DiceCityDealer): void {
  moveDie(state, state.turn.seat, die, column, dealer);
}

/** DC-4, Well: this die and all those chosen are rolled together. */
export function chooseForWell(
  state: State,
  { die, chosen }: Extract<Asking, { do: "well" }>,
  answer: Answer,
  dealer: DiceCityDealer,
): void {
  if (answer.kind === "done") {
    for (const rolled of [die, ...chosen]) reroll(state, state.turn.seat, rolled, dealer);
    return;
  }
  state.tasks.push({ do: "well", die, chosen: [...chosen, given(answer, "die").die] });
}

/** DC-4, Grand Statue: a token for each stone or iron more. */
export function payForStatue(state: State, paid: number, answer: Answer, dealer: DiceCityDealer): void {
  if (answer.kind === "done") return;
  pay(state, state.turn.seat, some(given(answer, "resource").resource, 1), dealer);
  gainPoints(state, state.turn.seat, 1, dealer);
  state.tasks.push({ do: "statue", paid: paid + 1 });
}
