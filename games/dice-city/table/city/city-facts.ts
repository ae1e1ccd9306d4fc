import { LOCATIONS } from "../../rules/pieces/locations.ts";
import { ROWS } from "../../rules/pieces.ts";
import type { CellView, PlayerView } from "../../rules/dice-city.ts";

/** DC-25: what a location scores where it stands. */
export function pointsIn(row: readonly CellView[], { location }: CellView): number {
  const { points } = LOCATIONS[location];
  return points === "by-row"
    ? row.filter((cell) => LOCATIONS[cell.location].type === "cultural").length
    : points;
}

export function cardsIn(city: PlayerView["city"]): number {
  return ROWS.reduce((sum, row) => sum + city[row].filter(({ built }) => built).length, 0);
}

/** DC-23: six cards without a deactivation token. */
export function fullRows(city: PlayerView["city"]): number {
  return ROWS.filter((row) => city[row].every(({ built, off }) => built && !off)).length;
}
