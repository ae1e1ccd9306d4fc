import { gainPoints } from "../stock.ts";
import type { UseOf, Uses } from "./use.ts";

/** DC-1, Small House; DC-4, Manor. */
export const points: Uses<UseOf<"points">> = {
  canUse: () => true,

  use(state, { points }, _spot, _through, dealer) {
    gainPoints(state, points, dealer);
  },
};
