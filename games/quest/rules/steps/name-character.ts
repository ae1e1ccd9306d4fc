import { answerOfKind, type Seat } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { ALL_CHARACTERS, type Character, sideOf } from "../characters.ts";
import { end } from "../ending.ts";
import { GIVE_UP, giveUp, huntOf, isNamedRightly, NAMING } from "../hunt.ts";
import type { QuestDealer } from "../quest.ts";
import type { Hunt, State } from "../state.ts";
import { characterOf } from "../table-facts.ts";
import type { Asks } from "./step.ts";

/** QU-21: each naming is answered before the next. */
export interface NameCharacter {
  readonly do: "name-character";
  /** Null for the card that lies face down (QU-30). */
  readonly seat: Seat | null;
}

export const nameCharacter: Asks<NameCharacter> = {
  kind: "name-character",
  duration: () => NAMING,
  asked: (state) => [huntOf(state).hunter],
  question: (_, { seat }) => ({ kind: "name-character", seat }),
  answers: (state) => [...charactersToName(state), GIVE_UP],
  follow(state, { seat }, answer, dealer) {
    if (answer.kind === "give-up") giveUp(state, dealer);
    else name(state, seat, answerOfKind(answer, "character").character, dealer);
  },
};

/** Whatever can be right for some good character of the set. */
function charactersToName({ set }: State): readonly Answer[] {
  const good = set.filter((character) => sideOf(character) === "good");
  return ALL_CHARACTERS.filter((named) => good.some((dealt) => isNamedRightly(dealt, named))).map(
    (character) => ({ kind: "character", id: character, character }),
  );
}

function name(state: State, seat: Seat | null, character: Character, dealer: QuestDealer): void {
  const hunt = huntOf(state);
  const dealt = cardNamed(state, seat);
  const right = isNamedRightly(dealt, character);
  hunt.named.push({ seat, character, right });
  dealer.reveal({ kind: "named", seat: hunt.hunter, target: seat, character, right });
  if (!right) return end(state, "good", "hunt-failed", dealer);
  if (hunt.named.length === 2) return endHunt(state, hunt, dealer);
  if (dealt === "arthur") return end(state, "evil", "arthur-named", dealer);
  state.tasks.push({ do: "name-player" });
}

/** The character that the Hunter wants named; null for the card that lies face down (QU-30). */
function cardNamed(state: State, seat: Seat | null): Character {
  if (seat !== null) return characterOf(state, seat);
  const [faceDown] = state.putAway.flat();
  if (faceDown === undefined) throw new Error("No card lies face down.");
  return faceDown;
}

/** QU-21: two right; with `clericMustBeNamed` one of them a Cleric, if one was dealt. */
function endHunt(state: State, { named }: Hunt, dealer: QuestDealer): void {
  const clericOwed = state.options.clericMustBeNamed && state.deal.includes("cleric");
  if (clericOwed && !named.some(({ character }) => character === "cleric"))
    return end(state, "good", "hunt-failed", dealer);
  end(state, "evil", "hunt-succeeded", dealer);
}
