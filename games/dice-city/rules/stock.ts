import { playerAt } from "./city.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import { type Amounts, type Resource, RESOURCES } from "./pieces.ts";
import type { State } from "./state.ts";

export const NONE: Amounts = { wood: 0, stone: 0, iron: 0 };

export function some(resource: Resource, count: number): Amounts {
  return { ...NONE, [resource]: count };
}

export function gainResources(state: State, amounts: Amounts, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const { stock } = playerAt(state, seat);
  for (const resource of RESOURCES) stock[resource] += amounts[resource];
  dealer.tell({ kind: "gained", seat, amounts });
}

export function payResources(state: State, amounts: Amounts, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const { stock } = playerAt(state, seat);
  for (const resource of RESOURCES) stock[resource] -= amounts[resource];
  dealer.tell({ kind: "paid", seat, amounts });
}

export function gainPoints(state: State, points: number, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  playerAt(state, seat).tokens += points;
  dealer.tell({ kind: "points", seat, points });
}
