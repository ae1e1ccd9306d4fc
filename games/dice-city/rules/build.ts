import { cellAt, locationAt, playerAt } from "./city.ts";
import type { DiceCityTable } from "./dice-city.ts";
import { type Card, isPileCard, LOCATIONS } from "./locations.ts";
import { SHIP_PRICE, type Ship } from "./pieces.ts";
import type { Spot, State } from "./state.ts";
import { gainPoints, pay } from "./stock.ts";

/** DC-18: what was built there goes to the discard, a token on it to the supply; what is printed is covered. */
export function placeCard(state: State, card: Card, spot: Spot, table: DiceCityTable): void {
  const { seat } = state.turn;
  const player = playerAt(state, seat);
  const cell = cellAt(player, spot);
  const covered = locationAt(player, spot);
  if (cell.card !== null) state.market.discard.push(cell.card);
  cell.card = card;
  cell.off = false;
  table.tell({ kind: "built", seat, card, covered, ...spot });
}

/** DC-18: the price is paid, the card placed; an on-build effect is settled before the display is refilled. */
export function buy(state: State, card: Card, place: number | null, spot: Spot, table: DiceCityTable): void {
  const { market, tasks, turn } = state;
  pay(state, turn.seat, LOCATIONS[card].price, table);
  if (isPileCard(card)) market.piles[card]--;
  if (place !== null) {
    market.display[place] = null;
    tasks.push({ do: "refill", place });
  }
  placeCard(state, card, spot, table);
  if (card === "grand-statue") tasks.push({ do: "statue", paid: 0 });
}

/** DC-19: at once, while the deck lasts. DC-28: alone, built cards are not replaced. */
export function refill(state: State, place: number, table: DiceCityTable): void {
  const { market, players } = state;
  if (players.length === 1) return;
  const card = market.deck.pop();
  if (card === undefined) return;
  market.display[place] = card;
  table.reveal({ kind: "refilled", place, card });
}

/** DC-18; alone (DC-27) the ships never run out and tokens are taken instead. */
export function takeShip(state: State, ship: Ship, table: DiceCityTable): void {
  const { seat } = state.turn;
  pay(state, seat, SHIP_PRICE[ship], table);
  table.tell({ kind: "ship", seat, ship });
  if (state.players.length === 1) {
    gainPoints(state, seat, ship, table);
    return;
  }
  state.market.ships[ship]--;
  playerAt(state, seat).ships.push(ship);
}
