import type { CellView, PlayerView } from "../rules/dice-city.ts";
import { FACES, ROWS } from "./printed.ts";

/** DC-25: what a location scores where it stands. */
export function pointsIn(row: readonly CellView[], { location }: CellView): number {
  const { points } = FACES[location];
  return points === "by-row" ? row.filter((cell) => FACES[cell.location].type === "cultural").length : points;
}

export function cardsIn(city: PlayerView["city"]): number {
  return ROWS.reduce((sum, row) => sum + city[row].filter(({ built }) => built).length, 0);
}

/** DC-23: six cards without a deactivation token. */
export function fullRows(city: PlayerView["city"]): number {
  return ROWS.filter((row) => city[row].every(({ built, off }) => built && !off)).length;
}
