import { answerOfKind, type Seat } from "@roundtable/kernel";
import { spaceAnswer } from "../answers.ts";
import { boardNamed } from "../board.ts";
import { tokenOn, whatLiesOn } from "../clovers.ts";
import type { GrailCupDealer } from "../grail-cup.ts";
import { landing } from "../moves.ts";
import { MERLIN, type Space } from "../pieces.ts";
import type { State } from "../state.ts";
import { inTurn } from "./in-turn.ts";
import type { Asks, Effect } from "./step.ts";

/** GC-23, Merlin: look at three tokens and put them back in any order, then move 1, 2 or 3. */
export const carryOutMerlin: Effect = (state, seat) => {
  inTurn(state, { do: "look", seat, chosen: [] }, { do: "steps", seat, ally: MERLIN }, landing(state, seat));
};

/** One of the three is named at a time. */
export interface Look {
  readonly do: "look";
  readonly seat: Seat;
  readonly chosen: readonly Space[];
}

export const look: Asks<Look> = {
  question: (_state, { chosen }) => ({ kind: "look", chosen }),
  answers: (state, { chosen }) =>
    boardNamed(state.board).clovers.flatMap((space) => (chosen.includes(space) ? [] : [spaceAnswer(space)])),
  follow(state, task, answer, dealer) {
    const { seat } = task;
    const { space } = answerOfKind(answer, "space");
    const chosen = [...task.chosen, space].toSorted((one, other) => one - other);
    if (chosen.length < 3) {
      state.tasks.push({ do: "look", seat, chosen });
    } else {
      lookAt(state, seat, chosen, dealer);
      state.tasks.push({ do: "arrange", seat, spaces: chosen });
    }
  },
};

/** What anybody knew of these spaces is void once the tokens are put back. */
function lookAt(state: State, seat: Seat, spaces: readonly Space[], dealer: GrailCupDealer): void {
  const { clovers } = state;
  for (const space of spaces) {
    const lying = tokenOn(clovers, space);
    clovers.track[space] = {
      ...lying,
      seenBy: withSeat(lying.seenBy, seat),
      rememberedBy: withSeat(lying.rememberedBy, seat),
    };
  }
  dealer.reveal({ kind: "looked", seat, spaces, ...whatLiesOn(clovers, spaces) });
}

function withSeat(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.includes(seat) ? [...seats] : [...seats, seat];
}
