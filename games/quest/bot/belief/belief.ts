import { type Chance, type Seat, seatsOf } from "@roundtable/kernel";
import { type Deal, isEvil, type Knowledge, type Table } from "./knowledge.ts";
import { choicesAt } from "./choices.ts";
import { evilIn } from "./sides.ts";
import { hearsay } from "./hearsay.ts";
import { actionLikelihood } from "./observed-actions.ts";
import type { Skill } from "./skill.ts";
import { type Imagined, imagineDeals } from "./imagined-deals.ts";

/** Possible deals with their probabilities, which sum to one. */
export type Belief = readonly Imagined[];

/** The belief of somebody with this knowledge, after everything that was done and said at the table. */
export function believe(
  table: Table,
  knowledge: Knowledge,
  chance: Chance,
  { watches, listens, deals, reads }: Pick<Skill, "watches" | "listens" | "deals" | "reads">,
): Belief {
  const [judgeDeeds, judgeWords] = [actionLikelihood(table, knowledge), hearsay(table, knowledge)];
  const judgeChoices = reads > 0 ? choicesAt(table, reads) : () => 1;
  const weighed = imagineDeals(table, knowledge, chance, deals).map(({ deal, weight }) => ({
    deal,
    weight: weight * judgeDeeds(deal) ** watches * judgeWords(deal) ** listens * judgeChoices(evilIn(deal)),
  }));
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  return weighed.map(({ deal, weight }) => ({ deal, weight: sum > 0 ? weight / sum : 1 / weighed.length }));
}

export function chanceThat(belief: Belief, holds: (deal: Deal) => boolean): number {
  return expected(belief, (deal) => (holds(deal) ? 1 : 0));
}

export function expected(belief: Belief, value: (deal: Deal) => number): number {
  let sum = 0;
  for (const { deal, weight } of belief) sum += weight * value(deal);
  return sum;
}

/** For each seat how likely it is evil. */
export function evilChances(belief: Belief, seats: number): readonly number[] {
  return seatsOf(seats).map((seat) => chanceThat(belief, (deal) => isEvil(deal[seat])));
}

/** A possible set of evil players, and how likely it is exactly this one. */
export interface Suspects {
  readonly seats: readonly Seat[];
  readonly chance: number;
}

/** Every possible set of evil players. */
export function suspectsIn(belief: Belief): readonly Suspects[] {
  const bySeats = new Map<string, { readonly seats: readonly Seat[]; chance: number }>();
  for (const { deal, weight } of belief) {
    const seats = deal.flatMap((character, seat) => (isEvil(character) ? [seat] : []));
    const known = bySeats.get(seats.join()) ?? { seats, chance: 0 };
    known.chance += weight;
    bySeats.set(seats.join(), known);
  }
  return [...bySeats.values()];
}

/** The most likely set of evil players. */
export function likeliestEvil(belief: Belief): Suspects {
  return suspectsIn(belief).reduce((best, other) => (other.chance > best.chance ? other : best));
}
