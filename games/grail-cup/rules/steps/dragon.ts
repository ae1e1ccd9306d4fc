import { answerOfKind, type Seat } from "@roundtable/kernel";
import { spaceAnswer } from "../answers.ts";
import { boardNamed } from "../board.ts";
import { landing } from "../moves.ts";
import { DRAGON_TAMER, type Space, STEPS } from "../pieces.ts";
import { hasKnight } from "../race.ts";
import type { State } from "../state.ts";
import { inTurn } from "./in-turn.ts";
import type { Asks, Effect } from "./step.ts";
import { allysWalk } from "./walk.ts";

/** GC-25, Dragon Tamer: move the dragon, then move 5. */
export const carryOutDragonTamer: Effect = (state, seat) => {
  inTurn(
    state,
    { do: "dragon", seat, why: "tamer" },
    allysWalk(seat, STEPS[DRAGON_TAMER]),
    landing(state, seat),
  );
};

/** GC-52, dragon lure: move the dragon. */
export const carryOutLure: Effect = ({ tasks }, seat) => {
  tasks.push({ do: "dragon", seat, why: "lure" });
};

/** GC-41: the dragon is moved. */
export interface Dragon {
  readonly do: "dragon";
  readonly seat: Seat;
  readonly why: "tamer" | "lure";
}

export const dragon: Asks<Dragon> = {
  question: (_state, { why }) => ({ kind: "dragon", why }),
  answers: (state) => dragonsGoals(state).map(spaceAnswer),
  follow(state, { seat }, answer, dealer) {
    const { space } = answerOfKind(answer, "space");
    dealer.tell({ kind: "dragon", seat, from: state.dragon, to: space });
    state.dragon = space;
  },
};

/** Any other space without a knight, never the finish. */
function dragonsGoals(state: State): Space[] {
  const goals: Space[] = [];
  const { finish } = boardNamed(state.board);
  for (let space = 1; space < finish; space++) {
    if (space !== state.dragon && !hasKnight(state, space)) goals.push(space);
  }
  return goals;
}
