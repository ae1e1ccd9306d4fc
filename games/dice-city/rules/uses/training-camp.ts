import { BANDITS } from "../pieces.ts";
import { banditCost } from "../strength.ts";
import type { UseOf, Uses } from "./use.ts";

/** DC-14, Training Camp: if it makes any bandit cheaper. */
export const trainingCamp: Uses<UseOf<"weaken-bandits">> = {
  canUse: (state) =>
    BANDITS.some((bandit) => state.market.bandits[bandit] > 0 && banditCost(state, bandit) > 1),

  use({ turn }, _use, _spot, _through, dealer) {
    turn.trainingCamps++;
    dealer.tell({ kind: "for-this-turn", seat: turn.seat, location: "training-camp" });
  },
};
