import { answerOfKind, type Seat } from "@roundtable/kernel";
import { amuletNow } from "../amulets.ts";
import type { State } from "../state.ts";
import { hasAmulet } from "../table-facts.ts";
import { seatsThat } from "./answers.ts";
import type { Asks } from "./step.ts";

/** QU-14: the holder of an amulet checks another player. */
export interface Check {
  readonly do: "check";
  readonly holder: Seat;
}

export const check: Asks<Check> = {
  kind: "check",
  asked: (_, { holder }) => [holder],
  question: () => ({ kind: "check" }),
  answers: (state, { holder }) => seatsThat(state, (seat) => seat !== holder && mayBeChecked(state, seat)),
  follow(state, { holder }, answer, dealer) {
    const target = answerOfKind(answer, "seat").seat;
    amuletNow(state).checked = target;
    dealer.tell({ kind: "checked", seat: holder, target });
    // QU-15: with a Sentinel in the set the first amulet's answer is confirmed twice.
    if (state.amulets.length === 1 && state.set.includes("sentinel")) {
      state.tasks.push({ do: "show", seat: target, to: "sentinel" });
    }
    state.tasks.push({ do: "show", seat: target, to: "holder" });
  },
};

/** QU-14: who has no amulet, and has never been checked by one. */
function mayBeChecked(state: State, seat: Seat): boolean {
  return !hasAmulet(state, seat) && state.amulets.every(({ checked }) => checked !== seat);
}
