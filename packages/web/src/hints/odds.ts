import type { Hint } from "@roundtable/protocol";

type Weighed = Hint["weighed"][number];

/** Wins in a hundred, and how sure that is. */
export interface InAHundred {
  readonly wins: number;
  readonly give: number;
  /** Where the interval begins and ends. */
  readonly from: number;
  readonly to: number;
}

export function inAHundred({ odds, give }: Pick<Weighed, "odds" | "give">): InAHundred {
  const bounded = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
  return {
    wins: bounded(odds),
    give: bounded(give),
    from: bounded(odds - give),
    to: bounded(odds + give),
  };
}

/** How many wins in a hundred the first gains over the second; 0 where that is within what chance does. */
export function gainOver(best: Weighed, next: Weighed): number {
  const gain = best.odds - next.odds;
  const isSure = gain > (next.beside ?? Math.hypot(best.give, next.give));
  return isSure ? Math.max(0, Math.round(100 * gain)) : 0;
}
