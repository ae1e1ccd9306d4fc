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

/** DC-20: at most one of each is kept. */
export function loseSurplus(state: State, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const { stock } = playerAt(state, seat);
  const over = (resource: Resource) => Math.max(0, stock[resource] - 1);
  const amounts = { wood: over("wood"), stone: over("stone"), iron: over("iron") };
  if (RESOURCES.every((resource) => amounts[resource] === 0)) return;
  for (const resource of RESOURCES) stock[resource] -= amounts[resource];
  dealer.tell({ kind: "lost", seat, amounts });
}
