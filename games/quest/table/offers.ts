import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../rules/asking.ts";
import type { QuestCard } from "../rules/cards.ts";
import type { Character } from "../rules/characters.ts";
import type { HandOf } from "../rules/state.ts";

/** Which piece stands for which shown answer; the values are the answers' ids. */
export interface Offers {
  readonly seats: ReadonlyMap<Seat, string>;
  readonly cards: ReadonlyMap<QuestCard, string>;
  readonly characters: ReadonlyMap<Character, string>;
  /** By `handName`. */
  readonly hands: ReadonlyMap<string, string>;
  readonly faceDown: string | undefined;
}

export function offersOf(answers: readonly Answer[]): Offers {
  const seats = new Map<Seat, string>();
  const cards = new Map<QuestCard, string>();
  const characters = new Map<Character, string>();
  const hands = new Map<string, string>();
  let faceDown: string | undefined;
  for (const answer of answers) {
    const { id } = answer;
    switch (answer.kind) {
      case "seat":
      case "raise":
        seats.set(answer.seat, id);
        break;
      case "card":
        cards.set(answer.card, id);
        break;
      case "character":
        characters.set(answer.character, id);
        break;
      case "lower":
      case "turn":
        hands.set(handName(answer), id);
        break;
      case "face-down":
        faceDown = id;
        break;
      default:
        // These answers appear only in the action bar, since no piece stands for them.
        break;
    }
  }
  return { seats, cards, characters, hands, faceDown };
}

export function handName({ owner, hand }: HandOf): string {
  return `hand-${owner}-${hand}`;
}
