import { answerOfKind, type Seat } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { landing } from "../moves.ts";
import { ALLIES, ENCHANTRESS, STEPS } from "../pieces.ts";
import { inTurn } from "./in-turn.ts";
import type { Asks, Effect } from "./step.ts";
import { allysWalk } from "./walk.ts";

/** GC-20, Enchantress: move 1 and resolve the landing; only then name an ally. */
export const carryOutEnchantress: Effect = (state, seat) => {
  inTurn(state, allysWalk(seat, STEPS[ENCHANTRESS]), landing(state, seat), { do: "curse", seat });
};

export interface Curse {
  readonly do: "curse";
  readonly seat: Seat;
}

export const curse: Asks<Curse> = {
  question: () => ({ kind: "curse" }),
  answers: () => CURSES,
  follow({ round }, { seat }, answer, dealer) {
    const { ally } = answerOfKind(answer, "curse");
    round.curse = { by: seat, ally };
    dealer.tell({ kind: "cursed", seat, ally });
  },
};

/** Any of allies 2 to 9, whichever player holds it. */
const CURSES: readonly Answer[] = ALLIES.filter((ally) => ally !== ENCHANTRESS).map((ally) => ({
  kind: "curse",
  id: `curse-${ally}`,
  ally,
}));
