import type { Hint } from "@roundtable/protocol";

type Weighed = Hint["weighed"][number];

/** Odds as wins in a hundred games, with a confidence interval. */
export interface WinOdds {
  readonly wins: number;
  readonly give: number;
  /** The interval. */
  readonly from: number;
  readonly to: number;
}

export function winOdds({ odds, give }: Pick<Weighed, "odds" | "give">): WinOdds {
  const bounded = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
  return {
    wins: bounded(odds),
    give: bounded(give),
    from: bounded(odds - give),
    to: bounded(odds + give),
  };
}

/** How many wins in a hundred the first gains over the second; 0 if the difference is within the noise. */
export function gainOver(best: Weighed, next: Weighed): number {
  const gain = best.odds - next.odds;
  const isSure = gain > (next.beside ?? Math.hypot(best.give, next.give));
  return isSure ? Math.max(0, Math.round(100 * gain)) : 0;
}
