import { beginHunt } from "../hunt.ts";
import { seatOfCharacter, sideAt } from "../table-facts.ts";
import { cardAnswer, cardsGiven } from "./answers.ts";
import { beginLastChance } from "./point.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-22: everybody plays a card on whether there is a hunt. */
export type HuntVote = Together<"hunt-vote">;

export const huntVote: AsksTogether = {
  kind: "hunt-vote",
  question: () => ({ kind: "hunt-vote" }),
  /** QU-22: no character's text applies. */
  answers: (state, _, seat) =>
    sideAt(state, seat) === "good" ? [cardAnswer("success")] : [cardAnswer("success"), cardAnswer("fail")],
  /** QU-22: two Fails or more make the Hunter hunt, if there is one. */
  resolve(state, task, dealer) {
    const cards = cardsGiven(task);
    state.huntVote = cards;
    const fails = cards.filter((card) => card === "fail").length;
    const hunter = fails >= 2 ? seatOfCharacter(state, "blind-hunter") : null;
    dealer.reveal({ kind: "hunt-vote", fails, hunt: hunter !== null });
    if (hunter === null) beginLastChance(state);
    else beginHunt(state, hunter, dealer);
  },
};
