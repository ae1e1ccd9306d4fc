import type { Seat } from "@roundtable/kernel";
import type { Options } from "./dice-city.ts";
import type { Turn } from "./state.ts";

/** DC-28: how many turns a solo game has. */
export const SOLO_TURNS: Readonly<Record<Options["level"], number>> = { normal: 15, hard: 12 };

export function newTurn(number: number, seat: Seat): Turn {
  return {
    number,
    seat,
    step: "dice",
    strength: 0,
    banditStrength: 0,
    blacksmiths: 0,
    mints: 0,
    trainingCamps: 0,
    refreshed: false,
    tookPass: false,
  };
}
