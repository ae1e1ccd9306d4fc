import { aheadOf, type Weighed } from "@roundtable/bots";
import { type Chance, chanceOf, type Seat, seeded } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import { EFFORT } from "../effort.ts";
import { decide } from "../heuristic.ts";
import type { Sight } from "../belief/knowledge.ts";
import { because } from "./choose-reasons.ts";
import { evidenceAt, notMisleading } from "./evidence.ts";
import type { QuestReason } from "./reason.ts";
import { Settled } from "./settled-mind.ts";
import { type Verdict, verdicts } from "./verdicts.ts";

/** The answers worth a thought, the best first. */
export function weigh(sight: Sight, chance: Chance, effort: number): readonly Weighed<QuestReason>[] {
  const mind = new Settled(sight, chance, effort < 0.5 ? EFFORT.review : EFFORT.master);
  const { answers } = sight.decision;
  const [only] = answers;
  const best = answers.length === 1 && only !== undefined ? only : decide(mind);
  const judged = verdicts(mind, answers, chanceOf(seeded(chance.pick(2 ** 31))), effort);
  const [first, ...others] = ranked(judged, best);
  if (first === undefined) return [];
  const evidence = trusts(mind) ? evidenceAt(sight) : () => [];
  const on = (seat: Seat) => notMisleading(evidence(seat), mind.evil(seat)).slice(0, 1);
  return [first, ...others].map((verdict, index): Weighed<QuestReason> => {
    const other = index === 0 ? others[0] : first;
    return {
      answer: verdict.answer.id,
      // What is within the noise of the best is not better than it.
      odds: Math.min(verdict.odds, first.odds),
      give: verdict.give,
      ...(isCompared(verdict, first) ? { beside: aheadOf(verdict.values, first.values).give } : {}),
      reasons: [
        ...because(mind, verdict, other?.answer ?? null),
        ...(isOther(mind, verdict.answer) ? on(verdict.answer.seat) : []),
      ],
    };
  });
}

/** Sequels were played for both, in the same deals and with the same luck. */
function isCompared(one: Verdict, first: Verdict): boolean {
  return one !== first && one.values.length > 0 && first.values.length > 0;
}

function ranked(judged: readonly Verdict[], best: Answer): readonly Verdict[] {
  const others = judged
    .filter(({ answer }) => answer.id !== best.id)
    .toSorted((one, other) => other.odds - one.odds);
  return [...judged.filter(({ answer }) => answer.id === best.id), ...others];
}

/** Where the choice is one of trust, there is something to say for or against whom it names. */
function trusts({ side, sight }: Settled): boolean {
  const { question, answers } = sight.decision;
  return side === "good" && answers.length > 1 && TRUSTS.has(question.kind);
}

function isOther({ sight }: Settled, answer: Answer): answer is Extract<Answer, { readonly kind: "seat" }> {
  return answer.kind === "seat" && answer.seat !== sight.seat;
}

const TRUSTS: ReadonlySet<string> = new Set(["team", "magic", "new-leader", "amulet", "check", "point"]);
