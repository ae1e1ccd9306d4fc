import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { ALL_CHARACTERS, type Character, sideOf } from "./characters.ts";
import { end } from "./ending.ts";
import type { QuestDealer } from "./quest.ts";
import { reveal } from "./revealing.ts";
import type { Hunt, State } from "./state.ts";
import { characterOf, everybody, hasHiddenCard } from "./table-facts.ts";
import { seatAnswer } from "./together.ts";

/** QU-21: the Hunter is revealed; nobody else may talk. */
export function beginHunt(state: State, hunter: Seat, dealer: QuestDealer): void {
  reveal(state, hunter, dealer);
  state.talk = "hunter-only";
  state.hunt = { hunter, named: [] };
  dealer.tell({ kind: "hunt", seat: hunter });
  state.tasks.push({ do: "name-player" });
}

/** QU-21: two different players; QU-30: the card that lies face down may be one of the two. */
export function preyOf(state: State): readonly Answer[] {
  const { hunter, named } = huntOf(state);
  const isNamed = (seat: Seat | null) => named.some((one) => one.seat === seat);
  const prey = everybody(state)
    .filter((seat) => seat !== hunter && !isNamed(seat))
    .map(seatAnswer);
  const mayNameCard = hasHiddenCard(state) && state.options.hiddenCard === "may-be-named" && !isNamed(null);
  return mayNameCard ? [...prey, { kind: "face-down", id: "face-down" }] : prey;
}

/** Whatever can be right for some good character of the set. */
export function charactersToName({ set }: State): readonly Answer[] {
  const good = set.filter((character) => sideOf(character) === "good");
  return ALL_CHARACTERS.filter((named) => good.some((dealt) => isNamedRightly(dealt, named))).map(
    (character) => ({ kind: "character", id: character, character }),
  );
}

const AS_LOYAL_SERVANT: ReadonlySet<Character> = new Set<Character>(["duke", "archduke", "apprentice"]);

/** QU-21: Duke, Archduke and Apprentice may be named Loyal Servant; everyone else exactly. */
export function isNamedRightly(dealt: Character, named: Character): boolean {
  return dealt === named || (named === "loyal-servant" && AS_LOYAL_SERVANT.has(dealt));
}

/** QU-21: each naming is answered before the next. */
export function name(state: State, seat: Seat | null, character: Character, dealer: QuestDealer): void {
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

/** QU-21: time over, or the Hunter gives up, is a mistake. */
export function giveUp(state: State, dealer: QuestDealer): void {
  dealer.tell({ kind: "gave-up", seat: huntOf(state).hunter });
  end(state, "good", "hunt-failed", dealer);
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

function huntOf(state: State): Hunt {
  if (state.hunt === null) throw new Error("Nobody hunts.");
  return state.hunt;
}
