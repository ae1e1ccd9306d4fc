import { factsAt, playerOnTurn } from "../city.ts";
import { addStrength } from "../strength.ts";
import type { UseOf, Uses } from "./use.ts";

/** DC-1, Militia; DC-3, Regular Army; DC-4, Catapult and Watch Tower. */
export const strength: Uses<UseOf<"strength">> = {
  canUse: () => true,

  use(state, { strength, against }, spot, _through, dealer) {
    const { blacksmiths } = state.turn;
    addStrength(state, strength, against, dealer);
    // DC-14: a Blacksmith's bonus is ordinary strength, on a Watch Tower too.
    if (factsAt(playerOnTurn(state), spot).tag === "army" && blacksmiths > 0)
      addStrength(state, blacksmiths, "all", dealer);
  },
};
