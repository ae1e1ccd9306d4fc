import type { Answer } from "../asking.ts";
import { lastChanceOf } from "../last-chance.ts";
import { characterOf, everybody, sideAt } from "../table-facts.ts";
import { givenBy, GO_ON } from "./answers.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-20b: everybody confirms the step in which evil drops its hands. */
export type Drop = Together<"drop">;

const KEEP: Answer = { kind: "keep-hands", id: "keep-hands" };
const DROP: Answer = { kind: "drop-hands", id: "drop-hands" };

export const drop: AsksTogether = {
  kind: "drop",
  question: () => ({ kind: "drop" }),
  /** QU-20b: only a Mutineer has a choice; good players keep their hands up, other evil ones drop theirs. */
  answers: (state, _, seat) => (characterOf(state, seat) === "mutineer" ? [KEEP, DROP] : [GO_ON]),
  /** QU-20b: a Mutineer who keeps both hands up looks like a good player. */
  resolve(state, task, dealer) {
    const chance = lastChanceOf(state);
    const dropped = everybody(state).filter(
      (seat) => sideAt(state, seat) === "evil" && givenBy(task, seat) !== KEEP.id,
    );
    for (const seat of dropped) chance.hands[seat] = [null, null];
    chance.dropped = dropped;
    dealer.reveal({ kind: "dropped", seats: dropped });
    state.tasks.push({ do: "acts" });
  },
};
