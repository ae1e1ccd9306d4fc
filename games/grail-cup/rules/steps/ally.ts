import type { Seat } from "@roundtable/kernel";
import { boardNamed, isCastle } from "../board.ts";
import type { GrailCupDealer } from "../grail-cup.ts";
import { takeLance } from "../lances.ts";
import { landing, moveTo } from "../moves.ts";
import {
  type Ally,
  DRAGON_TAMER,
  ENCHANTRESS,
  FAIRY,
  MERLIN,
  PRIEST,
  PRINCESS,
  SMITH,
  type Space,
  SQUIRE,
  STEPS,
  UNICORN,
} from "../pieces.ts";
import { hasKnight, knightOf } from "../race.ts";
import type { State } from "../state.ts";
import { carryOutEnchantress } from "./curse.ts";
import { carryOutDragonTamer } from "./dragon.ts";
import { inTurn } from "./in-turn.ts";
import { advance } from "./lance.ts";
import { carryOutMerlin } from "./look.ts";
import { carryOutSquire } from "./point.ts";
import type { Does, Effect } from "./step.ts";
import { carryOutFairy } from "./steps.ts";
import { allysWalk } from "./walk.ts";

/** GC-20 to GC-29: all of a called ally. */
export interface CarryOutAlly {
  readonly do: "ally";
  readonly seat: Seat;
  readonly ally: Ally;
}

export const ally: Does<CarryOutAlly> = {
  carryOut(state, task, dealer) {
    EFFECTS[task.ally](state, task.seat, dealer);
  },
};

/** GC-24: take a lance, then move 4. */
const carryOutSmith: Effect = (state, seat, dealer) => {
  takeLance(state, seat, dealer);
  inTurn(state, allysWalk(seat, STEPS[SMITH]), landing(state, seat));
};

/** GC-26: to the next castle strictly ahead. */
const carryOutPrincess: Effect = (state, seat, dealer) => goToNext(state, seat, "castle", dealer);

/** GC-27: to the next church strictly ahead, if there is one. */
const carryOutPriest: Effect = (state, seat, dealer) => goToNext(state, seat, "church", dealer);

function goToNext(state: State, seat: Seat, wanted: Goal, dealer: GrailCupDealer): void {
  inTurn(state, landing(state, seat));
  const target = nextSpace(state, knightOf(state, seat).space, wanted);
  if (target === null) dealer.tell({ kind: "stays", seat, cause: "ally" });
  else advance(state, seat, target, "ally", dealer);
}

type Goal = "castle" | "church";

/** The finish is a castle, so there is always one of those. */
export function nextSpace(state: State, from: Space, wanted: Goal): Space | null {
  const { kinds, finish } = boardNamed(state.board);
  for (let space = from + 1; space <= finish; space++) {
    if (wanted === "castle" ? isCastle(kinds[space]) : kinds[space] === "church") return space;
  }
  return null;
}

const carryOutUnicorn: Effect = (state, seat, dealer) => {
  inTurn(state, landing(state, seat));
  const goal = unicornsGoal(state, seat);
  if (goal === null) dealer.tell({ kind: "stays", seat, cause: "ally" });
  else moveTo(state, seat, goal, "ally", dealer);
};

/**
 * GC-29: over the nearest group of knights ahead to the first space free of knight and dragon. The dragon never bars it.
 */
export function unicornsGoal(state: State, seat: Seat): Space | null {
  const own = knightOf(state, seat).space;
  const ahead = state.knights.map(({ space }) => space).filter((space) => space > own);
  if (ahead.length === 0) return null;
  let goal = Math.min(...ahead);
  while (hasKnight(state, goal) || goal === state.dragon) goal++;
  return goal;
}

/** An effect that asks something stands beside its question, the others above. */
const EFFECTS: Readonly<Record<Ally, Effect>> = {
  [ENCHANTRESS]: carryOutEnchantress,
  [SQUIRE]: carryOutSquire,
  [MERLIN]: carryOutMerlin,
  [SMITH]: carryOutSmith,
  [DRAGON_TAMER]: carryOutDragonTamer,
  [PRINCESS]: carryOutPrincess,
  [PRIEST]: carryOutPriest,
  [FAIRY]: carryOutFairy,
  [UNICORN]: carryOutUnicorn,
};
