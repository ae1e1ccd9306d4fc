import type { Question } from "../../rules/index.ts";
import type { Prospect } from "../evaluation/win-chances.ts";
import type { Eyes } from "./observations.ts";
import type { DiceCityReason } from "./reason.ts";
import type { Way } from "../planning/answer-values.ts";

/** An answer with what it is worth, in points and by how likely the game is won. */
export interface Judged extends Way {
  readonly odds: number;
  /** It ends the game with this round. */
  readonly ends: boolean;
  readonly prospects: readonly Prospect[];
}

/** Less than so many points tells no two answers apart. */
const ALIKE = 0.05;
/** So many reasons are enough, and how it compares beside them. */
const ENOUGH = 3;

/** Why an answer is good or bad: the best beside the next best, all others beside the best. */
export function reasonsFor(
  eyes: Eyes,
  question: Question,
  one: Judged,
  judged: readonly Judged[],
): readonly DiceCityReason[] {
  const [best] = judged;
  if (best === undefined || judged.length === 1) return [];
  const isBest = one === best;
  const other = isBest ? nextAfter(best, judged) : best;
  const seen = [
    ...(one.ends ? [eyes.ending(one.odds)] : []),
    ...eyes.reasons(question, one, other),
    ...(isBest ? eyes.outlook(one.prospects) : []),
  ];
  return [...seen.slice(0, ENOUGH), summary(one, other, isBest)];
}

/** The next best that leads elsewhere; another order of the same turn only where there is nothing else. */
function nextAfter(best: Judged, judged: readonly Judged[]): Judged {
  const others = judged.slice(1);
  const another = others.find((one) => best.worth - one.worth > ALIKE || one.ends !== best.ends);
  return another ?? others[0] ?? best;
}

function summary(one: Judged, other: Judged, isBest: boolean): DiceCityReason {
  const than = other.answer;
  const games = Math.round(100 * Math.abs(one.odds - other.odds));
  if (one.ends !== other.ends && games > 0) return { kind: isBest ? "surer" : "riskier", than, games };
  const points = Math.abs(one.worth - other.worth);
  if (points <= ALIKE) return { kind: "alike", than };
  return { kind: isBest ? "better" : "worse", than, points: Math.round(points) };
}
