import { type Chance, shuffled } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import type { Belief } from "../belief.ts";
import type { Mind } from "../mind.ts";
import { calibrated } from "../sequel/calibrated.ts";
import { type Outlook, outlooks, publicBelief } from "../sequel/outlook.ts";
import { type Secrets, secretsOf } from "../sequel/secrets.ts";
import { type Opinion, opinionOf, weightsBy } from "../sequel/sides.ts";
import { countedOdds } from "./counted.ts";
import { stageAfter } from "./stages.ts";

/** How good one answer is. */
export interface Verdict {
  readonly answer: Answer;
  readonly odds: number;
  readonly give: number;
  readonly hunt: Outlook["hunt"];
}

/** How many sequels are played for one answer at full effort. */
const TRIES = 120;
const FEWEST = 16;

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
    const opinion = opinionOf(publicBelief(sight, chance, mind.temper.deals));
    const tries = Math.max(FEWEST, Math.round(TRIES * effort));
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
    // Many small weights together may pass certainty by a hair.
    if (known !== null) return { answer, odds: Math.min(1, Math.max(0, known)), give: 0, hunt: null };
    const { good, give, hunt } = found.get(answer) ?? { good: 0.5, give: 0.5, hunt: null };
    const likely = calibrated(good);
    return { answer, odds: mind.side === "good" ? likely : 1 - likely, give, hunt };
  });
}

/** Deals as this seat believes them, the likely ones more often, with what everybody would know in them. */
function imagined(mind: Mind, opinion: Opinion, tries: number, chance: Chance): (nth: number) => Secrets {
  const { sight, belief } = mind;
  const deals = drawn(belief, tries, chance);
  const own = weightsBy(belief, opinion.sides);
  const insight = own.map((weight, index) => {
    const all = opinion.weights[index] ?? 0;
    return all > 0 ? weight / all : 0;
  });
  return (nth) => {
    const { deal } = deals[nth % deals.length] ?? { deal: [] };
    const secrets = secretsOf(sight, deal, opinion);
    if (mind.side === "evil") return secrets;
    return {
      ...secrets,
      insights: secrets.insights.map((one, seat) => (seat === sight.seat ? insight : one)),
    };
  };
}

/** So many of them, each as often as it is likely, in any order. */
function drawn(belief: Belief, count: number, chance: Chance): Belief {
  const start = chance.pick(1000) / 1000;
  const taken: Belief[number][] = [];
  let sum = 0;
  for (const one of belief) {
    sum += one.weight * count;
    while (taken.length < count && taken.length + start < sum) taken.push(one);
  }
  return shuffled(chance, taken.length > 0 ? taken : belief);
}
