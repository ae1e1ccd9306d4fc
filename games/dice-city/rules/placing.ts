import { cellAt, locationAt, playerAt } from "./city.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import type { Card } from "./pieces/locations.ts";
import type { Spot, State } from "./state.ts";

/** DC-18: what was built there goes to the discard, a token on it to the supply; what is printed is covered. */
export function placeCard(state: State, card: Card, { row, column }: Spot, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const spot = { row, column };
  const player = playerAt(state, seat);
  const cell = cellAt(player, spot);
  const covered = locationAt(player, spot);
  if (cell.card !== null) state.market.discard.push(cell.card);
  cell.card = card;
  cell.off = false;
  dealer.tell({ kind: "built", seat, card, covered, ...spot });
}
