import type { Answer } from "../asking.ts";
import { beginHunt } from "../hunt.ts";
import { characterOf } from "../table-facts.ts";
import { GO_ON, whoGave } from "./answers.ts";
import { beginLastChance } from "./point.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-19: the Hunter may reveal herself and hunt; all are asked alike. */
export type HuntWindow = Together<"hunt-window">;

const HUNT: Answer = { kind: "hunt", id: "hunt" };

export const huntWindow: AsksTogether = {
  kind: "hunt-window",
  /** QU-19: a minute, and silence means no. */
  duration: { seconds: 60, then: GO_ON.id },
  question: () => ({ kind: "hunt-window" }),
  answers: (state, _, seat) => (characterOf(state, seat) === "blind-hunter" ? [GO_ON, HUNT] : [GO_ON]),
  resolve(state, task, dealer) {
    const hunter = whoGave(task, HUNT.id);
    dealer.reveal({ kind: "window", what: "hunt-window", used: hunter !== null });
    if (hunter === null) beginLastChance(state);
    else beginHunt(state, hunter, dealer);
  },
};
