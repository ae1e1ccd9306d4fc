import { landing } from "../moves.ts";
import { firstInRace, knightOf } from "../race.ts";
import { advance } from "./lance.ts";
import type { Does } from "./step.ts";

/** GC-22: the last call is over, and the Squire claims the reward. */
export interface Claim {
  readonly do: "claim";
}

/** If the knight pointed at is first, the Squire goes to the space right before it. Then the next round begins. */
export const claim: Does<Claim> = {
  carryOut(state, _task, dealer) {
    const { squire } = state.round;
    state.tasks.push({ do: "round" });
    if (squire === null) return;
    const { by: seat, knight } = squire;
    const right = firstInRace(state) === knight;
    dealer.tell({ kind: "claimed", seat, knight, right });
    if (!right) return;
    state.tasks.push(landing(state, seat));
    advance(state, seat, knightOf(state, knight).space + 1, "claim", dealer);
  },
};
