import { seatsOf, shuffled } from "@roundtable/kernel";
import type { FallingStarsDealer, Night, Options } from "./falling-stars.ts";
import { draw } from "./hands.ts";
import type { State } from "./state.ts";
import { proceed } from "./steps/index.ts";

/** FS-1 */
export const HIGHEST = 30;

/** FS-2 */
const DEALT: Readonly<Record<Night, number>> = { short: 4, long: 6 };

/** FS-2: the cards are shuffled and dealt one by one, and the first star falls. */
export function setup(seats: number, { night }: Options, dealer: FallingStarsDealer): State {
  const numbers = Array.from({ length: HIGHEST }, (_, index) => index + 1);
  const state: State = {
    deck: shuffled(dealer.chance, numbers),
    knownTo: [],
    players: seatsOf(seats).map(() => ({ hand: [], laid: null, points: 0 })),
    star: null,
    tasks: [{ do: "fall" }],
  };
  for (let round = 0; round < DEALT[night]; round++) {
    for (const seat of seatsOf(seats)) draw(state, seat, dealer);
  }
  proceed(state, dealer);
  return state;
}
