import { locationAt, playerOnTurn } from "../city.ts";
import { resourceOf } from "../pieces/locations.ts";
import { gainResources, NONE, some } from "../stock.ts";
import type { UseOf, Uses } from "./use.ts";

/** DC-1, DC-3: resource locations; DC-4, Bazaar. */
export const gain: Uses<UseOf<"gain">> = {
  canUse: () => true,

  use(state, { amounts: { wood, stone, iron } }, spot, _through, dealer) {
    // DC-14: each Mint used before gives one more of a resource location's resource.
    const resource = resourceOf(locationAt(playerOnTurn(state), spot));
    const more = resource === null ? NONE : some(resource, state.turn.mints);
    gainResources(
      state,
      { wood: wood + more.wood, stone: stone + more.stone, iron: iron + more.iron },
      dealer,
    );
  },
};
