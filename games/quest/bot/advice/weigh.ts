import { aheadOf, type Weighed } from "@roundtable/bots";
import { type Chance, chanceOf, type Seat, seeded } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import { EFFORT } from "../effort.ts";
import { decide } from "../heuristic.ts";
import type { Sight } from "../belief/knowledge.ts";
import { because } from "./choose-reasons.ts";
import { evidenceAt, notMisleading } from "./evidence.ts";
import type { QuestReason } from "./reason.ts";
import { SettledMind } from "./settled-mind.ts";
import { type Verdict, verdicts } from "./verdicts.ts";

/** The answers worth considering, the best first. */
export function weigh(sight: Sight, chance: Chance, effort: number): readonly Weighed<QuestReason>[] {
  const mind = new SettledMind(sight, chance, effort < 0.5 ? EFFORT.review : EFFORT.master);
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
      // An answer within the noise of the best is not better than it.
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

/** Both have playouts of the same deals with the same luck. */
function isCompared(one: Verdict, first: Verdict): boolean {
  return one !== first && one.values.length > 0 && first.values.length > 0;
}

function ranked(judged: readonly Verdict[], best: Answer): readonly Verdict[] {
  const others = judged
    .filter(({ answer }) => answer.id !== best.id)
    .toSorted((one, other) => other.odds - one.odds);
  return [...judged.filter(({ answer }) => answer.id === best.id), ...others];
}

/** Whether the choice is about trust, so that there are reasons for or against the named player. */
function trusts({ side, sight }: SettledMind): boolean {
  const { question, answers } = sight.decision;
  return side === "good" && answers.length > 1 && TRUSTS.has(question.kind);
}

function isOther(
  { sight }: SettledMind,
  answer: Answer,
): answer is Extract<Answer, { readonly kind: "seat" }> {
  return answer.kind === "seat" && answer.seat !== sight.seat;
}

const TRUSTS: ReadonlySet<string> = new Set(["team", "magic", "new-leader", "amulet", "check", "point"]);
