import type { Moves } from "@roundtable/kernel";

/** The five beside the learner, who is on the first seat, give the same answer. */
export function everybodyElse(answer: string): Moves[] {
  return [1, 2, 3, 4, 5].map((seat) => ({ seat, answer }));
}
