import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import { chanceThat, expected, likeliestEvil, suspectsIn } from "../belief/belief.ts";
import { type Hands, mistakes, moved, shareOf } from "../belief/hands.ts";
import { type Deal, isEvil } from "../belief/knowledge.ts";
import type { Mind } from "../belief/mind.ts";

/** QU-20a: at whom the bot points next. */
export function pointAt(mind: Mind, from: readonly Seat[]): Seat {
  const { seat, seats, view } = mind.sight;
  // QU-20f: a Mutineer wants to point at two good players.
  if (mind.mine.character === "mutineer") return mind.best(from, (other) => -mind.evil(other));
  if (mind.side === "evil") return mind.best(from, (other) => mind.blamed(other) - mind.evil(other));
  const accused = accusedBy(mind);
  const owed = accused.filter((other) => view.revealed[other] !== "revealer");
  const next = shareOf(seat, seats, accused, owed).find((other) => from.includes(other));
  return next ?? mind.best(from, (other) => mind.evil(other));
}

/**
 * The set of players that it believes to be evil. A doubting bot may choose another set that seems nearly as likely.
 */
function accusedBy(mind: Mind): readonly Seat[] {
  const likeliest = likeliestEvil(mind.belief);
  const { doubts } = mind.skill;
  if (doubts === 0) return likeliest.seats;
  return mind.best(suspectsIn(mind.belief), ({ chance }) => chance / likeliest.chance, doubts).seats;
}

/** QU-20b: a Mutineer keeps both hands up if the side that this leads to seems to win. */
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

/** QU-20c: acts if that leaves fewer mistakes. */
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

/** QU-20c: where an Archduke turns the hand. */
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
