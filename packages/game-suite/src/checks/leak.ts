import type { Decision, Sight } from "@roundtable/kernel";
import { differenceInBytes } from "../plain.ts";

/** What tells two sights of the same viewer apart, in words; null if nothing does. */
export function whatLeaks(before: Sight, after: Sight): string | null {
  const inView = difference(before.view, after.view);
  if (inView !== null) return `its view differs at ${inView}`;
  const one = withoutPreviews(before);
  const other = withoutPreviews(after);
  const inDecision = difference(one, other);
  if (inDecision !== null) return `${placeInDecision(one, other)} at ${inDecision}`;
  const inPreviews = difference(before.decision?.previews ?? null, after.decision?.previews ?? null);
  return inPreviews === null ? null : `a preview differs at ${inPreviews}`;
}

function withoutPreviews({ decision }: Sight): Decision | null {
  if (decision === null) return null;
  const { previews: _, ...bare } = decision;
  return bare;
}

function placeInDecision(one: Decision | null, other: Decision | null): string {
  if (one === null || other === null) return "whether it has a decision differs";
  const [ids, others] = [one, other].map(({ answers }) => answers.map(({ id }) => id));
  if (ids === undefined || others === undefined) return "its decision differs";
  if (ids.length !== others.length) return "the number of its answers differs";
  if (ids.join() !== others.join() && ids.toSorted().join() === others.toSorted().join()) {
    return "the order of its answers differs";
  }
  return "its decision differs";
}

function difference(before: object | null, after: object | null): string | null {
  const [one, other] = [JSON.stringify(before), JSON.stringify(after)];
  return one === other ? null : differenceInBytes(one, other);
}
