import { playerOnTurn } from "../city.ts";
import { RESOURCES } from "../pieces.ts";
import type { Player } from "../state.ts";
import { gainPoints } from "../stock.ts";
import type { UseOf, Uses } from "./use.ts";

/** DC-4, Festival Hall: a token for every two equal resources, kind by kind. */
export const festivalHall: Uses<UseOf<"celebrate">> = {
  canUse: (state) => pairsIn(playerOnTurn(state)) > 0,

  use(state, _use, _spot, _through, dealer) {
    gainPoints(state, pairsIn(playerOnTurn(state)), dealer);
  },
};

function pairsIn({ stock }: Player): number {
  return RESOURCES.reduce((sum, resource) => sum + Math.floor(stock[resource] / 2), 0);
}
