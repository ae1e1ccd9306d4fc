import { answerOfKind, type Seat } from "@roundtable/kernel";
import { cardsOf, part } from "../hands.ts";
import { playerAt } from "../state.ts";
import type { Asks } from "./step.ts";

/** FS-11: everybody lays a card face down, all at the same time. */
export interface Lay {
  readonly do: "lay";
  /** Those who have not laid theirs. */
  readonly seats: readonly Seat[];
}

export const lay: Asks<Lay> = {
  question: () => ({ kind: "lay" }),
  answers: (state, _task, seat) =>
    cardsOf(state, playerAt(state, seat)).map((card) => ({ kind: "lay", id: `lay-${card.number}`, card })),
  follow(state, { seats }, answer, dealer, seat) {
    const { card } = answerOfKind(answer, "lay");
    const player = playerAt(state, seat);
    part(player, card);
    player.laid = card.slot;
    dealer.tell({ kind: "laid", seat, card });
    const others = seats.filter((other) => other !== seat);
    if (others.length > 0) state.tasks.push({ do: "lay", seats: others });
  },
};
