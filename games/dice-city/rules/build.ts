import { unfit } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { cellAt, locationAt, playerAt, resourcesHeld } from "./city.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import { type Card, isPileCard, LOCATIONS } from "./locations.ts";
import { type Resource, SHIP_PRICE, type Ship } from "./pieces.ts";
import { draw } from "./market.ts";
import type { Player, Spot, State } from "./state.ts";
import { gainPoints, pay } from "./stock.ts";
import type { Asking } from "./tasks.ts";

/** DC-4, Grand Statue. */
export const STATUE_MOST = 3;

/** DC-18: any number of purchases and ships, until the player ends the step and with it his turn. */
export function settleBuild(state: State, answer: Answer, dealer: DiceCityDealer): void {
  const { tasks } = state;
  tasks.push(answer.kind === "done" ? { do: "end-turn" } : { do: "step", step: "build" });
  switch (answer.kind) {
    case "done":
      return;
    case "buy":
      tasks.push({ do: "place", card: answer.card, place: answer.place });
      return;
    case "ship":
      return takeShip(state, answer.ship, dealer);
    default:
      throw unfit(answer);
  }
}

/** DC-18: what was built there goes to the discard, a token on it to the supply; what is printed is covered. */
function placeCard(state: State, card: Card, { row, column }: Spot, dealer: DiceCityDealer): void {
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

/** DC-18: the price is paid, the card placed; an on-build effect is settled before the display is refilled. */
export function buy(
  state: State,
  { card, place }: Extract<Asking, { do: "place" }>,
  spot: Spot,
  dealer: DiceCityDealer,
): void {
  const { market, tasks, turn } = state;
  pay(state, turn.seat, LOCATIONS[card].price, dealer);
  if (isPileCard(card)) market.piles[card]--;
  if (place !== null) {
    market.display[place] = null;
    tasks.push({ do: "refill", place });
  }
  placeCard(state, card, spot, dealer);
  if (card === "grand-statue") tasks.push({ do: "statue", paid: 0 });
}

/** DC-16: it is no purchase, and may cover anything. */
export function takeArmy(state: State, spot: Spot, dealer: DiceCityDealer): void {
  state.market.piles["regular-army"]--;
  placeCard(state, "regular-army", spot, dealer);
}

/** DC-4, Grand Statue: stone and iron, at most three in all. */
export function statuePayments(player: Player, paid: number): Resource[] {
  return paid < STATUE_MOST ? resourcesHeld(player).filter((resource) => resource !== "wood") : [];
}

/** DC-19: at once, while the deck lasts. DC-28: alone, built cards are not replaced. */
export function refill(state: State, place: number, dealer: DiceCityDealer): void {
  const { market, players } = state;
  if (players.length === 1) return;
  const card = draw(market);
  if (card === null) return;
  market.display[place] = card;
  dealer.reveal({ kind: "refilled", place, card });
}

/** DC-18; alone (DC-27) the ships never run out and tokens are taken instead. */
function takeShip(state: State, ship: Ship, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  pay(state, seat, SHIP_PRICE[ship], dealer);
  dealer.tell({ kind: "ship", seat, ship });
  if (state.players.length === 1) {
    gainPoints(state, seat, ship, dealer);
    return;
  }
  state.market.ships[ship]--;
  playerAt(state, seat).ships.push(ship);
}
