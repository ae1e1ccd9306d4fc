import type { Answered, Seat } from "@roundtable/kernel";
import type { Changes, Deciding, Step } from "./review.ts";

const MOST = 3;

/**
 * What led most towards the result: an answer, or what dice and cards made of it. What was taken back has decided nothing,
 * and neither has the deal, which lies before the first moment that anybody had a say in.
 */
export function decidingIn(
  steps: readonly Step[],
  winners: readonly Seat[] | null,
  counting: readonly Answered[],
): readonly Deciding[] {
  const counted = new Map(counting.map((entry) => [entry.n, entry]));
  const parts = steps.flatMap(({ moment, seat, decision, luck }): Part[] => {
    const entry = counted.get(moment);
    if (seat === null || entry === undefined) return [];
    const changes = decision.map((change, at) => change + (luck[at] ?? 0));
    const isLuck = entry.draws.length > 0 && towards(luck, winners) > towards(decision, winners);
    const kind = isLuck ? "luck" : "decision";
    return [{ size: towards(changes, winners), of: { moment, kind, seat, changes } }];
  });
  return parts
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST)
    .map(({ of }) => of)
    .toSorted((one, other) => one.moment - other.moment);
}

interface Part {
  readonly size: number;
  readonly of: Deciding;
}

/** How much it brought the result nearer: to those who won, or from those who lost; where nothing came of it, how much it moved. */
function towards(changes: Changes, winners: readonly Seat[] | null): number {
  if (winners === null) return average(changes.map(Math.abs));
  const won = changes.filter((_, seat) => winners.includes(seat));
  if (won.length > 0 && won.length < changes.length) return average(won);
  return won.length === 0 ? -average(changes) : average(changes);
}

function average(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
