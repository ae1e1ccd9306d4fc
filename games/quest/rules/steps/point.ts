import type { Hand, State } from "../state.ts";
import { characterOf, everybody } from "../table-facts.ts";
import { GO_ON, seatAnswer, seatId } from "./answers.ts";
import { askTogether } from "./ask-together.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-20a: everybody points in secret at two others. */
export type AllPoint = Together<"point">;

export function beginLastChance(state: State): void {
  askTogether(state, "point", everybody(state));
}

export const point: AsksTogether = {
  kind: "point",
  /** QU-20a: everybody is asked for two hands; an Apprentice can only confirm that the second stays down. */
  owed: 2,
  question(state, { given }, seat) {
    if ((given[seat]?.length ?? 0) === 0) return { kind: "point", hand: 1 };
    return { kind: "point", hand: characterOf(state, seat) === "apprentice" ? "down" : 2 };
  },
  answers(state, { given }, seat) {
    const already = given[seat] ?? [];
    if (characterOf(state, seat) === "apprentice" && already.length === 1) return [GO_ON];
    return everybody(state)
      .filter((other) => other !== seat && !already.includes(seatId(other)))
      .map(seatAnswer);
  },
  /** QU-20a: all hands are shown at once. */
  resolve(state, { given }, dealer) {
    const hands = everybody(state).map((seat): readonly [Hand, Hand] => {
      const [first, second] = given[seat] ?? [];
      return [targetOf(first), targetOf(second)];
    });
    state.lastChance = { pointed: hands, hands: [...hands], dropped: null, acted: [], done: [], turning: {} };
    dealer.reveal({ kind: "hands", hands });
    askTogether(state, "drop", everybody(state));
  },
};

function targetOf(answer: string | undefined): Hand {
  return answer?.startsWith("seat-") === true ? Number(answer.slice("seat-".length)) : null;
}
