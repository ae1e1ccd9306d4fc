import { playerAt, rowIsFull } from "../city.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import { callEnd } from "../ending.ts";
import { BANDITS, type Resource, RESOURCES, ROWS, SHIPS } from "../pieces.ts";
import type { Ending, State } from "../state.ts";
import type { Does } from "./step.ts";

/** DC-20: what is kept, the strength, the end. */
export interface EndTurn {
  readonly do: "end-turn";
}

export const endTurn: Does<EndTurn> = {
  carryOut(state, _task, dealer) {
    const { turn, tasks } = state;
    loseSurplus(state, dealer);
    turn.strength = 0;
    turn.banditStrength = 0;
    tasks.push({ do: "next-turn" });
    checkEnd(state, dealer);
  },
};

/** DC-20: at most one of each is kept. */
function loseSurplus(state: State, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const { stock } = playerAt(state, seat);
  const over = (resource: Resource) => Math.max(0, stock[resource] - 1);
  const amounts = { wood: over("wood"), stone: over("stone"), iron: over("iron") };
  if (RESOURCES.every((resource) => amounts[resource] === 0)) return;
  for (const resource of RESOURCES) stock[resource] -= amounts[resource];
  dealer.tell({ kind: "lost", seat, amounts });
}

/** DC-23: once set, it stays. */
function checkEnd(state: State, dealer: DiceCityDealer): void {
  if (state.ending !== null) return;
  const byPiles = endingByPiles(state);
  if (byPiles !== null) callEnd(state, byPiles, dealer);
  else if (!hasTwoFullRows(state)) return;
  else if (state.options.twoRows === "choice") state.tasks.push({ do: "end-game" });
  else callEnd(state, "rows", dealer);
}

/** DC-23: which condition holds at the end of this turn, full rows apart. DC-27: none of them ends a solo game. */
function endingByPiles({ market, players }: State): Ending | null {
  if (players.length === 1) return null;
  if (BANDITS.every((bandit) => market.bandits[bandit] === 0)) return "bandits";
  if (SHIPS.filter((ship) => market.ships[ship] === 0).length >= 2) return "ships";
  return market.deck.length === 0 ? "deck" : null;
}

/** DC-23: two rows of six built cards without a deactivation token, in the city whose turn ends. */
function hasTwoFullRows({ players, turn }: State): boolean {
  const player = players[turn.seat];
  return (
    players.length > 1 && player !== undefined && ROWS.filter((row) => rowIsFull(player, row)).length >= 2
  );
}
