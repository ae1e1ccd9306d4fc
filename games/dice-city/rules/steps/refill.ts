import { draw } from "../market.ts";
import type { Does } from "./step.ts";

/** DC-19: a place of the display is filled at once, while the deck lasts. DC-28: alone, built cards are not replaced. */
export interface Refill {
  readonly do: "refill";
  readonly place: number;
}

export const refill: Does<Refill> = {
  carryOut({ market, players }, { place }, dealer) {
    if (players.length === 1) return;
    const card = draw(market);
    if (card === null) return;
    market.display[place] = card;
    dealer.reveal({ kind: "refilled", place, card });
  },
};
