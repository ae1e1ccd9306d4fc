import type { Chance } from "@roundtable/kernel";
import { ADVICE } from "../effort.ts";
import type { Answer } from "../../rules/asking.ts";
import type { Mind } from "../belief/mind.ts";
import { calibrated } from "../playout/calibrated.ts";
import { imagined } from "../playout/imagined.ts";
import { type Outlook, outlooks, publicBelief } from "../playout/outlook.ts";
import { opinionOf } from "../belief/sides.ts";
import { stageAfter } from "../playout/stages.ts";
import { countedOdds } from "./exact-odds.ts";

/** How good one answer is. */
export interface Verdict {
  readonly answer: Answer;
  readonly odds: number;
  readonly give: number;
  /** How often good won in each playout; empty if the odds are exact. */
  readonly values: readonly number[];
  readonly hunt: Outlook["hunt"];
}

const UNKNOWN: Outlook = { good: 0.5, give: 0.5, values: [], hunt: null };

/** How likely this seat wins after each of these answers. */
export function verdicts(
  mind: Mind,
  answers: readonly Answer[],
  chance: Chance,
  effort: number,
): readonly Verdict[] {
  const { sight } = mind;
  const counted = answers.map((answer) => countedOdds(mind, answer));
  const staged = answers.flatMap((answer, index) => {
    const stage = counted[index] === null ? stageAfter(sight, answer) : null;
    return stage === null ? [] : [{ answer, stage }];
  });
  const found = new Map<Answer, Outlook>();
  if (staged.length > 0) {
    const opinion = opinionOf(publicBelief(sight, chance, mind.skill.deals));
    const tries = Math.max(ADVICE.leastPlayouts, Math.round(ADVICE.playouts * effort));
    const secrets = imagined(mind, opinion, tries, chance);
    const seen = outlooks(
      sight,
      opinion,
      staged.map(({ stage }) => stage),
      tries,
      secrets,
      chance,
    );
    for (const [index, { answer }] of staged.entries()) {
      const outlook = seen[index];
      if (outlook !== undefined) found.set(answer, outlook);
    }
  }
  return answers.map((answer, index): Verdict => {
    const known = counted[index] ?? null;
    // Rounding errors of many small weights may exceed certainty by a hair.
    if (known !== null)
      return { answer, odds: Math.min(1, Math.max(0, known)), give: 0, values: [], hunt: null };
    const { good, give, values, hunt } = found.get(answer) ?? UNKNOWN;
    const likely = calibrated(good);
    return { answer, odds: mind.side === "good" ? likely : 1 - likely, give, values, hunt };
  });
}
