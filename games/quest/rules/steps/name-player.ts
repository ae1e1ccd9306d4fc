import { type Seat, wrongAnswer } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { GIVE_UP, giveUp, huntOf, NAMING } from "../hunt.ts";
import type { State } from "../state.ts";
import { hasHiddenCard } from "../table-facts.ts";
import { seatsThat } from "./answers.ts";
import type { Asks } from "./step.ts";

/** QU-21: the Hunter names a player, then that player's character; twice, two different players. */
export interface NamePlayer {
  readonly do: "name-player";
}

const FACE_DOWN: Answer = { kind: "face-down", id: "face-down" };

export const namePlayer: Asks<NamePlayer> = {
  kind: "name-player",
  duration: () => NAMING,
  asked: (state) => [huntOf(state).hunter],
  question: (state) => ({ kind: "name-player", naming: huntOf(state).named.length === 1 ? 2 : 1 }),
  answers: (state) => [...preyOf(state), GIVE_UP],
  follow(state, _, answer, dealer) {
    switch (answer.kind) {
      case "seat":
        state.tasks.push({ do: "name-character", seat: answer.seat });
        return;
      case "face-down":
        state.tasks.push({ do: "name-character", seat: null });
        return;
      case "give-up":
        return giveUp(state, dealer);
      default:
        throw wrongAnswer(answer);
    }
  },
};

/** QU-21: two different players; QU-30: the card that lies face down may be one of the two. */
function preyOf(state: State): readonly Answer[] {
  const { hunter, named } = huntOf(state);
  const isNamed = (seat: Seat | null) => named.some((one) => one.seat === seat);
  const prey = seatsThat(state, (seat) => seat !== hunter && !isNamed(seat));
  const mayNameCard = hasHiddenCard(state) && state.options.hiddenCard === "may-be-named" && !isNamed(null);
  return mayNameCard ? [...prey, FACE_DOWN] : prey;
}
