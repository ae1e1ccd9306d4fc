import type { Answer } from "../asking.ts";
import { nameLeader } from "../handing-over.ts";
import { reveal } from "../revealing.ts";
import { characterOf, hasNeitherToken } from "../table-facts.ts";
import { GO_ON, whoGave } from "./answers.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-13: after the second failure Galahad may step forward and lead; all are asked alike. */
export type Galahad = Together<"galahad">;

const REVEAL: Answer = { kind: "reveal", id: "reveal" };

export const galahad: AsksTogether = {
  kind: "galahad",
  /** QU-13: a minute; silence means no. */
  duration: { seconds: 60, then: GO_ON.id },
  question: () => ({ kind: "galahad" }),
  answers: (state, _, seat) =>
    characterOf(state, seat) === "galahad" && hasNeitherToken(state, seat) ? [GO_ON, REVEAL] : [GO_ON],
  resolve(state, task, dealer) {
    const revealed = whoGave(task, REVEAL.id);
    dealer.reveal({ kind: "window", what: "galahad", used: revealed !== null });
    if (revealed === null) {
      state.tasks.push({ do: "new-leader" });
      return;
    }
    reveal(state, revealed, dealer);
    nameLeader(state, revealed, null, dealer);
  },
};
