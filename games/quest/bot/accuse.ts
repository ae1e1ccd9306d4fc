import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Answer } from "../rules/asking.ts";
import type { Hand } from "../rules/state.ts";
import { chanceThat, expected, likeliestEvil, suspectsIn } from "./belief.ts";
import { type Deal, isEvil } from "./knowledge.ts";
import type { Mind } from "./mind.ts";

export type Hands = readonly (readonly [Hand, Hand])[];

/** QU-20a: at whom it points next. */
export function pointAt(mind: Mind, from: readonly Seat[]): Seat {
  const { seat, seats, view } = mind.sight;
  // QU-20f: two good players are what a Mutineer wants to point at.
  if (mind.mine.character === "mutineer") return mind.best(from, (other) => -mind.evil(other));
  if (mind.side === "evil") return mind.best(from, (other) => mind.blamed(other) - mind.evil(other));
  const accused = accusedBy(mind);
  const owed = accused.filter((other) => view.revealed[other] !== "revealer");
  const next = shareOf(seat, seats, accused, owed).find((other) => from.includes(other));
  return next ?? mind.best(from, (other) => mind.evil(other));
}

/** Whom it takes for the evil ones, all together; who doubts may settle on others that seem nearly as likely. */
function accusedBy(mind: Mind): readonly Seat[] {
  const likeliest = likeliestEvil(mind.belief);
  const { doubts } = mind.temper;
  if (doubts === 0) return likeliest.seats;
  return mind.best(suspectsIn(mind.belief), ({ chance }) => chance / likeliest.chance, doubts).seats;
}

/** So that the hands of all good players reach all evil ones, each takes his share in the order of the seats. */
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

/** QU-20b: a Mutineer keeps his hands up where that side seems to win to which he would then belong. */
export function keepsHands(mind: Mind): boolean {
  const { seat, view } = mind.sight;
  const { hands } = view;
  if (hands === null) return false;
  const [first = null, second = null] = hands[seat] ?? [];
  const changes = (deal: Deal) => [first, second].every((at) => at !== null && !isEvil(deal[at]));
  const goodWins = (deal: Deal) => mistakes(hands, deal) === 0;
  return (
    chanceThat(mind.belief, (deal) => goodWins(deal) && changes(deal)) >
    chanceThat(mind.belief, (deal) => !goodWins(deal))
  );
}

/** QU-20c: acts if fewer mistakes are left after it. */
export function act(mind: Mind, answers: readonly Answer[]): Answer {
  const { seat, view } = mind.sight;
  const done = answers.find(({ kind }) => kind === "done");
  const { hands } = view;
  if (hands === null || done === undefined || answers.length === 1)
    return done ?? mind.best(answers, () => 0);
  const after = (answer: Answer): number => {
    switch (answer.kind) {
      case "raise":
        return mistakesLeft(mind, moved(hands, seat, 1, answer.seat));
      case "lower":
        return mistakesLeft(mind, moved(hands, answer.owner, answer.hand, null));
      case "turn": {
        const others = hands.flatMap((_, other) =>
          other === answer.owner || other === answer.at ? [] : [other],
        );
        return Math.min(
          ...others.map((to) => mistakesLeft(mind, moved(hands, answer.owner, answer.hand, to))),
        );
      }
      default:
        return mistakesLeft(mind, hands) - 0.3;
    }
  };
  return mind.best(answers, (answer) => -after(answer));
}

/** QU-20c: where an Archduke turns the hand that he has taken. */
export function turnTo(
  mind: Mind,
  of: { readonly owner: Seat; readonly hand: 0 | 1 },
  from: readonly Seat[],
): Seat {
  const hands = mind.sight.view.hands ?? [];
  return mind.best(from, (to) => -mistakesLeft(mind, moved(hands, of.owner, of.hand, to)));
}

function mistakesLeft(mind: Mind, hands: Hands): number {
  return expected(mind.belief, (deal) => mistakes(hands, deal));
}

/** QU-20d: hands of good players that point at good ones, and evil players at whom none points. */
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
