import { playerOnTurn } from "../city.ts";
import { hasOtherDie } from "../dice.ts";
import type { UseOf, Uses } from "./use.ts";

/** DC-14, Blacksmith: it counts for the uses made after it, and without another die there are none. */
export const blacksmith: Uses<UseOf<"strengthen-armies">> = {
  canUse: (state, _use, _spot, { die }) => hasOtherDie(playerOnTurn(state), die),

  use({ turn }, _use, _spot, _through, dealer) {
    turn.blacksmiths++;
    dealer.tell({ kind: "for-this-turn", seat: turn.seat, location: "blacksmith" });
  },
};
