import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import { ALL_CHARACTERS, type Character, sideOf } from "../../rules/characters.ts";
import { isNamedRightly } from "../../rules/hunt.ts";
import { chanceThat, likeliestEvil } from "../belief/belief.ts";
import { type Deal, isEvil, type Sight } from "../belief/knowledge.ts";
import type { Mind } from "../belief/mind.ts";

export interface Guess {
  /** QU-30: null for the card that lies face down. */
  readonly seat: Seat | null;
  readonly character: Character;
  readonly chance: number;
}

/**
 * QU-19: she hunts if good seems to know all evil players, and a hunt is likelier to win than good is to fail its Last
 * Chance.
 */
export function hunts(mind: Mind): boolean {
  const [first, second] = bestGuesses(mind);
  const found = foundChance(mind);
  return found > mind.skill.alarm && (first?.chance ?? 0) * (second?.chance ?? 0) > 1 - found;
}

/** QU-22: an evil player votes for the hunt if good seems to know all evil players. */
export function votesForHunt(mind: Mind): boolean {
  return foundChance(mind) > 0.5;
}

/** How likely a good player, in the most likely seat, knows the evil ones. */
function foundChance(mind: Mind): number {
  const { sight, belief } = mind;
  const good = seatsOf(sight.seats).filter((seat) => mind.evil(seat) < 0.5);
  const found = good.map((seat) => {
    const theirs = likeliestEvil(mind.supposes(seat)).seats;
    return chanceThat(belief, (deal) =>
      deal.every((character, other) => isEvil(character) === theirs.includes(other)),
    );
  });
  return found.reduce((sum, one) => sum + one, 0) / Math.max(1, found.length);
}

/** QU-21: the player of whom she is surest; Arthur first, if that is likelier than two others. */
export function prey(mind: Mind, answers: readonly Answer[]): Answer {
  const named = mind.sight.view.hunt?.named ?? [];
  const guesses = bestGuesses(mind).filter(({ seat }) => named.every((before) => before.seat !== seat));
  const [first, second] = guesses;
  const arthur = guesses.find(({ character }) => character === "arthur");
  const two = (first?.chance ?? 0) * (second?.chance ?? 0);
  const wanted = named.length === 0 && arthur !== undefined && arthur.chance > two ? arthur : first;
  const chosen = answers.find((answer) =>
    wanted?.seat === null
      ? answer.kind === "face-down"
      : answer.kind === "seat" && answer.seat === wanted?.seat,
  );
  return chosen ?? mind.best(answers, ({ kind }) => (kind === "give-up" ? -1 : 0));
}

/** QU-21: the character that she names for this player. */
export function nameOf(mind: Mind, seat: Seat | null, answers: readonly Answer[]): Answer {
  const names = namesToGive(mind);
  return mind.best(answers, (answer) =>
    answer.kind === "character" && names.includes(answer.character)
      ? rightChance(mind, seat, answer.character)
      : -1,
  );
}

/** The best name for each player and for the face-down card; the surest first. */
export function bestGuesses(mind: Mind): readonly Guess[] {
  const { seat: hunter, seats } = mind.sight;
  const prey: (Seat | null)[] = mayNameFaceDown(mind.sight) ? [null] : [];
  for (let seat = 0; seat < seats; seat++) if (seat !== hunter) prey.push(seat);
  const names = namesToGive(mind);
  const guesses = prey.map((seat): Guess => {
    const character = mind.best(names, (name) => rightChance(mind, seat, name));
    return { seat, character, chance: rightChance(mind, seat, character) };
  });
  return guesses.toSorted((one, other) => other.chance - one.chance);
}

/** QU-21: if a Cleric must be among the two, she names the Cleric first. */
function namesToGive({ sight: { view, options } }: Mind): readonly Character[] {
  const owesCleric =
    options.clericMustBeNamed && view.set.includes("cleric") && (view.hunt?.named.length ?? 0) === 0;
  if (owesCleric) return ["cleric"];
  return ALL_CHARACTERS.filter((name) =>
    view.set.some((dealt) => sideOf(dealt) === "good" && isNamedRightly(dealt, name)),
  );
}

export function rightChance({ belief, sight }: Mind, seat: Seat | null, name: Character): number {
  return chanceThat(belief, (deal) => isRightIn(sight, deal, { seat, character: name }));
}

/** The probability that all of these are right. */
export function allRightChance({ belief, sight }: Mind, names: readonly Omit<Guess, "chance">[]): number {
  return chanceThat(belief, (deal) => names.every((name) => isRightIn(sight, deal, name)));
}

function isRightIn(sight: Sight, deal: Deal, { seat, character }: Omit<Guess, "chance">): boolean {
  const dealt = seat === null ? faceDown(sight, deal) : deal[seat];
  return dealt !== undefined && isNamedRightly(dealt, character);
}

/** QU-30 */
function mayNameFaceDown({ seats, view, options }: Sight): boolean {
  const isHidden = view.directorsCut && seats <= 5;
  return isHidden && view.set.length > seats && options.hiddenCard === "may-be-named";
}

/** The card of the set that nobody was dealt. */
function faceDown({ view }: Sight, deal: Deal): Character | undefined {
  const left = [...view.set];
  for (const character of deal) left.splice(left.indexOf(character), 1);
  return left[0];
}
