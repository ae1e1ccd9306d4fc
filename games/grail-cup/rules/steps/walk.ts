import type { Seat } from "@roundtable/kernel";
import type { Cause } from "../events.ts";
import { knightOf } from "../race.ts";
import { advance } from "./lance.ts";
import type { Does } from "./step.ts";

/** A move forwards by a number of spaces. */
export interface Walk {
  readonly do: "walk";
  readonly seat: Seat;
  readonly steps: number;
  readonly cause: Cause;
}

export const walk: Does<Walk> = {
  carryOut(state, { seat, steps, cause }, dealer) {
    advance(state, seat, knightOf(state, seat).space + steps, cause, dealer);
  },
};

export function allysWalk(seat: Seat, steps: number): Walk {
  return { do: "walk", seat, steps, cause: "ally" };
}
