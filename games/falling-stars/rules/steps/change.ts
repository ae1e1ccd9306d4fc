import { type Seat, wrongAnswer } from "@roundtable/kernel";
import { cardsOf, draw, part } from "../hands.ts";
import { playerAt } from "../state.ts";
import type { Asks } from "./step.ts";

/** FS-13: the player of the lowest card may put one card of their hand away, unseen, and draw another. */
export interface Change {
  readonly do: "change";
  readonly seats: readonly Seat[];
}

export const change: Asks<Change> = {
  question: () => ({ kind: "change" }),
  answers(state, _task, seat) {
    const cards = cardsOf(state, playerAt(state, seat));
    const changes = cards.map((card) => ({ kind: "change", id: `change-${card.number}`, card }) as const);
    return [...changes, { kind: "keep", id: "keep" }];
  },
  follow(state, _task, answer, dealer, seat) {
    switch (answer.kind) {
      case "keep":
        return dealer.tell({ kind: "kept", seat });
      case "change":
        part(playerAt(state, seat), answer.card);
        dealer.tell({ kind: "put-away", seat, card: answer.card });
        return draw(state, seat, dealer);
      default:
        throw wrongAnswer(answer);
    }
  },
};
