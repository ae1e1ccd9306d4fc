import { cellAt, factsAt, locationAt, playerOnTurn } from "../city.ts";
import { resourceOf } from "../pieces/locations.ts";
import { COLUMNS, type Resource, RESOURCES, type Row } from "../pieces.ts";
import type { Player } from "../state.ts";
import { gainResources, NONE } from "../stock.ts";
import type { UseOf, Uses } from "./use.ts";

/** DC-4, Merchant Guild. */
export const merchantGuild: Uses<UseOf<"gain-per-harvest">> = {
  canUse(state, _use, { row }) {
    const harvest = harvestIn(playerOnTurn(state), row);
    return RESOURCES.some((resource) => harvest[resource] > 0);
  },

  use(state, _use, { row }, _through, dealer) {
    gainResources(state, harvestIn(playerOnTurn(state), row), dealer);
  },
};

/** One of its resource for each active HARVEST card in the row. */
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
