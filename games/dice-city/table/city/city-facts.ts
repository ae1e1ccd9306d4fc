import { LOCATIONS } from "../../rules/pieces/locations.ts";
import { ROWS } from "../../rules/pieces.ts";
import type { CellView, PlayerView } from "../../rules/dice-city.ts";

/** DC-4, Great Wall: two more for every other card of its row while it is active. */
export function withDefense(row: readonly CellView[]): CellView[] {
  return row.map((cell, at) => {
    const { defense } = LOCATIONS[cell.location];
    if (defense === null) return { ...cell, defense };
    const walls = row.filter((other, there) => there !== at && other.location === "great-wall" && !other.off);
    return { ...cell, defense: defense + 2 * walls.length };
  });
}

/** DC-25: what a location scores where it stands. */
export function pointsIn(row: readonly CellView[], { location }: CellView): number {
  const { points } = LOCATIONS[location];
  return points === "by-row"
    ? row.filter((cell) => LOCATIONS[cell.location].type === "cultural").length
    : points;
}

export function cityPoints(city: PlayerView["city"]): number {
  return ROWS.flatMap((row) => city[row].map((cell) => pointsIn(city[row], cell))).reduce(
    (sum, points) => sum + points,
    0,
  );
}

export function cardsIn(city: PlayerView["city"]): number {
  return ROWS.reduce((sum, row) => sum + city[row].filter(({ built }) => built).length, 0);
}

/** DC-23: six cards without a deactivation token. */
export function fullRows(city: PlayerView["city"]): number {
  return ROWS.filter((row) => city[row].every(({ built, off }) => built && !off)).length;
}
