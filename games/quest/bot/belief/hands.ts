import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Hand } from "../../rules/state.ts";
import { type Deal, isEvil } from "./knowledge.ts";

export type Hands = readonly (readonly [Hand, Hand])[];

/**
 * The evil players at whom this seat points. Good players divide them in the order of the seats, so that their hands
 * reach all of them.
 */
export function shareOf(
  seat: Seat,
  seats: number,
  accused: readonly Seat[],
  owed = accused,
): readonly Seat[] {
  const targets = owed.length >= 2 ? owed : accused;
  const place = seatsOf(seats)
    .filter((other) => !accused.includes(other))
    .indexOf(seat);
  return targets.flatMap((_, index) => targets[(2 * place + index) % targets.length] ?? []);
}

/** QU-20d: counts hands of good players that point at good ones, and evil players at whom none points. */
export function mistakes(hands: Hands, deal: Deal): number {
  const pointedAt = new Map<Seat, number>();
  for (const [owner, pair] of hands.entries()) {
    if (isEvil(deal[owner])) continue;
    for (const at of pair) if (at !== null) pointedAt.set(at, (pointedAt.get(at) ?? 0) + 1);
  }
  let count = 0;
  for (const [seat, character] of deal.entries()) {
    const pointing = pointedAt.get(seat) ?? 0;
    if (!isEvil(character)) count += pointing;
    else if (pointing === 0 && character !== "revealer") count++;
  }
  return count;
}

export function moved(hands: Hands, owner: Seat, hand: 0 | 1, to: Hand): Hands {
  return hands.map((pair, seat) => {
    if (seat !== owner) return pair;
    return hand === 0 ? [to, pair[1]] : [pair[0], to];
  });
}
