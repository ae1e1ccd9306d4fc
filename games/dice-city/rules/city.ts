import type { Seat } from "@roundtable/kernel";
import { type Location, LOCATIONS, type LocationFacts, printedAt } from "./pieces/locations.ts";
import { COLUMNS, type Column, type Resource, RESOURCES, type Row, ROWS } from "./pieces.ts";
import type { Cell, Player, Spot, State } from "./state.ts";

export function playerOnTurn(state: State): Player {
  return playerAt(state, state.turn.seat);
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`There is no player on seat ${seat}.`);
  return player;
}

/** A city with what is built in it; all that stands there counts for its owner. */
export type CityOwner = Pick<Player, "city">;

export const SPOTS: readonly Spot[] = ROWS.flatMap((row) => COLUMNS.map((column) => ({ row, column })));

export function emptyCity(): Record<Row, Cell[]> {
  const row = (): Cell[] => COLUMNS.map(() => ({ card: null, off: false }));
  return { white: row(), yellow: row(), red: row(), blue: row(), black: row() };
}

export function cellAt(player: CityOwner, { row, column }: Spot): Cell {
  const cell = player.city[row][column - 1];
  if (cell === undefined) throw new Error(`There is nothing at ${row} ${column}.`);
  return cell;
}

/** What is on top: the card, or the printed location. */
export function locationAt(player: CityOwner, spot: Spot): Location {
  return cellAt(player, spot).card ?? printedAt(spot.row, spot.column);
}

export function factsAt(player: CityOwner, spot: Spot): LocationFacts {
  return LOCATIONS[locationAt(player, spot)];
}

export function spotUnder(player: Player, die: Row): Spot {
  return { row: die, column: player.dice[die].column };
}

export function unspentDice(player: Player): Row[] {
  return ROWS.filter((die) => !player.dice[die].spent);
}

/** DC-4, Great Wall: while active it gives every other card in its row two more defense; several add up. */
export function defenseAt(player: CityOwner, spot: Spot): number | null {
  const { defense } = factsAt(player, spot);
  if (defense === null) return null;
  let total = defense;
  for (const [index, cell] of player.city[spot.row].entries()) {
    if (cell.card === "great-wall" && !cell.off && index !== spot.column - 1) total += 2;
  }
  return total;
}

/** DC-25: what a location is worth; the Cathedral by the cultural locations of its row, active or not. */
export function pointsAt(player: CityOwner, spot: Spot): number {
  const { points } = factsAt(player, spot);
  return points === "by-row" ? culturalInRow(player, spot.row) : points;
}

export function cityPoints(player: CityOwner): number {
  return SPOTS.reduce((sum, spot) => sum + pointsAt(player, spot), 0);
}

function culturalInRow(player: CityOwner, row: Row): number {
  return COLUMNS.filter((column) => factsAt(player, { row, column }).type === "cultural").length;
}

export function rowIsFull(player: Player, row: Row): boolean {
  return player.city[row].every(({ card, off }) => card !== null && !off);
}

export function cardsBuilt(player: Player): number {
  return SPOTS.filter((spot) => cellAt(player, spot).card !== null).length;
}

export function resourcesHeld(player: Player): Resource[] {
  return RESOURCES.filter((resource) => player.stock[resource] > 0);
}

export function canPay(player: Player, price: Readonly<Record<Resource, number>>): boolean {
  return RESOURCES.every((resource) => player.stock[resource] >= price[resource]);
}

export function columnBeside(column: Column, by: number): Column | null {
  return COLUMNS.find((other) => other === column + by) ?? null;
}
