import { cellAt, factsAt, locationAt } from "./city.ts";
import { resourceOf } from "./locations.ts";
import { COLUMNS, type Resource, RESOURCES, type Row } from "./pieces.ts";
import type { Player } from "./state.ts";
import { NONE } from "./stock.ts";

/** DC-4, Merchant Guild: one of its resource for each active HARVEST card in the row. */
export function harvestIn(player: Player, row: Row): Record<Resource, number> {
  const harvest = { ...NONE };
  for (const column of COLUMNS) {
    const spot = { row, column };
    const resource = resourceOf(locationAt(player, spot));
    if (factsAt(player, spot).tag === "harvest" && !cellAt(player, spot).off && resource !== null)
      harvest[resource]++;
  }
  return harvest;
}

/** DC-4, Festival Hall: a token for every two equal resources, kind by kind. */
export function celebration({ stock }: Player): number {
  return RESOURCES.reduce((sum, resource) => sum + Math.floor(stock[resource] / 2), 0);
}
