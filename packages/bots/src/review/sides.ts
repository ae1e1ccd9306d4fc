import type { Seat } from "@roundtable/kernel";
import type { Chances } from "./review.ts";

/** By seat, the first of those who win and lose together with it. */
export type Sides = readonly Seat[];

/** Groups seats whose chances were equal throughout: they are on one side. Null where everybody plays alone. */
export function sidesIn(open: readonly Chances[]): Sides | null {
  const [first = []] = open;
  const sides = first.map((_, seat) =>
    first.findIndex((__, other) => open.every((chances) => chances[seat] === chances[other])),
  );
  return sides.some((side, seat) => side !== seat) ? sides : null;
}
