import type { Answer } from "../../rules/asking.ts";
import type { Hand } from "../../rules/state.ts";
import { type Hands, mistakes, moved } from "../belief/hands.ts";
import { chanceThat } from "../belief/belief.ts";
import { allRightChance, bestGuesses, rightChance } from "../decisions/hunt.ts";
import { type Deal, isEvil } from "../belief/knowledge.ts";
import type { Mind } from "../belief/mind.ts";

/** The exact chance that this seat wins after an answer about hands or names, by its belief; null for other answers. */
export function countedOdds(mind: Mind, answer: Answer): number | null {
  const { seat, decision, view } = mind.sight;
  const { question } = decision;
  switch (question.kind) {
    case "drop":
      return dropOdds(mind, answer);
    case "acts":
    case "turn": {
      const hands = view.hands ?? [];
      const after = handsAfter(mind, answer, hands);
      const good = Math.max(...after.map((one) => goodPointsChance(mind, one)));
      return mind.side === "good" ? good : 1 - good;
    }
    case "name-player": {
      if (answer.kind === "give-up") return 0;
      const at = answer.kind === "seat" ? answer.seat : null;
      const guess = bestGuesses(mind).find((one) => one.seat === at);
      return guess === undefined ? 0 : huntOdds(mind, guess);
    }
    case "name-character":
      if (answer.kind !== "character") return 0;
      return huntOdds(mind, { seat: question.seat, character: answer.character });
    case "hunt-window": {
      if (answer.kind !== "hunt") return null;
      const [first] = bestGuesses(mind);
      return first === undefined || seat < 0 ? 0 : huntOdds(mind, first);
    }
    default:
      return null;
  }
}

type Name = Parameters<typeof allRightChance>[1][number];

/** QU-21: this name and another one are right; Arthur first is enough. */
export function huntOdds(mind: Mind, name: Name): number {
  const named = mind.sight.view.hunt?.named.length ?? 0;
  if (named > 0 || name.character === "arthur") return rightChance(mind, name.seat, name.character);
  const second = bestGuesses(mind).filter(({ seat }) => seat !== name.seat);
  return Math.max(0, ...second.slice(0, 4).map((other) => allRightChance(mind, [name, other])));
}

/** QU-20d, QU-20e */
export function goodPointsChance(mind: Mind, hands: Hands): number {
  const { quests } = mind.sight.view;
  return chanceThat(
    mind.belief,
    (deal) => mistakes(hands, deal) === 0 || quests.every(({ leader }) => isEvil(deal[leader])),
  );
}

/** QU-20b, QU-20f: a Mutineer who keeps both hands up belongs to good if they point at two good players. */
function dropOdds(mind: Mind, answer: Answer): number | null {
  const { seat, view } = mind.sight;
  const { hands } = view;
  if (hands === null || answer.kind === "go-on") {
    const good = hands === null ? 0 : goodPointsChance(mind, hands);
    return mind.side === "good" ? good : 1 - good;
  }
  const [first = null, second = null] = hands[seat] ?? [];
  const isGood = (deal: Deal, at: Hand) => at !== null && !isEvil(deal[at]);
  return chanceThat(mind.belief, (deal) => {
    const changes = answer.kind === "keep-hands" && isGood(deal, first) && isGood(deal, second);
    return (mistakes(hands, deal) === 0) === changes;
  });
}

/** The hands after this answer. If an Archduke has only taken hold of a hand, every way to turn it. */
function handsAfter(mind: Mind, answer: Answer, hands: Hands): readonly Hands[] {
  const { seat, decision } = mind.sight;
  const { question } = decision;
  switch (answer.kind) {
    case "raise":
      return [moved(hands, seat, 1, answer.seat)];
    case "lower":
      return [moved(hands, answer.owner, answer.hand, null)];
    case "turn":
      return hands.flatMap((_, to) =>
        to === answer.owner || to === answer.at ? [] : [moved(hands, answer.owner, answer.hand, to)],
      );
    case "seat":
      return question.kind === "turn"
        ? [moved(hands, question.of.owner, question.of.hand, answer.seat)]
        : [hands];
    default:
      return [hands];
  }
}
