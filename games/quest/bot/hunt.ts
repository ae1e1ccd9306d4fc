import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../rules/asking.ts";
import { ALL_CHARACTERS, type Character, sideOf } from "../rules/characters.ts";
import { isNamedRightly } from "../rules/hunt.ts";
import { chanceThat, likeliestEvil } from "./belief.ts";
import type { Mind } from "./mind.ts";

interface Guess {
  readonly seat: Seat;
  readonly character: Character;
  readonly chance: number;
}

/** QU-19: she hunts when that is likelier to win than the Last Chance is to be missed. */
export function hunts(mind: Mind): boolean {
  const [first, second] = bestGuesses(mind);
  const found = likeliestEvil(mind.story).chance;
  return (first?.chance ?? 0) * (second?.chance ?? 0) > 1 - found;
}

/** QU-22: an evil player votes for the hunt where good seems to know them all. */
export function votesForHunt(mind: Mind): boolean {
  return likeliestEvil(mind.story).chance > 0.5;
}

/** QU-21: the player of whom she is surest; Arthur first, if that is likelier than two others. */
export function prey(mind: Mind, answers: readonly Answer[]): Answer {
  const hunt = mind.sight.view.hunt;
  const guesses = bestGuesses(mind).filter(
    ({ seat }) => hunt?.named.every((named) => named.seat !== seat) ?? true,
  );
  const [first, second] = guesses;
  const arthur = guesses.find(({ character }) => character === "arthur");
  const isFirst = hunt?.named.length === 0;
  const two = (first?.chance ?? 0) * (second?.chance ?? 0);
  const wanted = isFirst && arthur !== undefined && arthur.chance > two ? arthur : first;
  const seat = answers.find((answer) => answer.kind === "seat" && answer.seat === wanted?.seat);
  return seat ?? mind.best(answers, ({ kind }) => (kind === "give-up" ? -1 : 0));
}

/** QU-21: as what she names him; a card that lies face down is one of those that nobody seems to have. */
export function nameOf(mind: Mind, seat: Seat | null, answers: readonly Answer[]): Answer {
  return mind.best(answers, (answer) => {
    if (answer.kind !== "character") return -1;
    return seat === null ? 0 : rightChance(mind, seat, answer.character);
  });
}

/** For each player the best name, the surest first. */
function bestGuesses(mind: Mind): readonly Guess[] {
  const { seat: hunter, seats, view } = mind.sight;
  const names = ALL_CHARACTERS.filter((name) =>
    view.set.some((dealt) => sideOf(dealt) === "good" && isNamedRightly(dealt, name)),
  );
  const guesses: Guess[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === hunter) continue;
    const character = mind.best(names, (name) => rightChance(mind, seat, name));
    guesses.push({ seat, character, chance: rightChance(mind, seat, character) });
  }
  return guesses.toSorted((one, other) => other.chance - one.chance);
}

function rightChance({ belief }: Mind, seat: Seat, name: Character): number {
  return chanceThat(belief, (deal) => {
    const dealt = deal[seat];
    return dealt !== undefined && isNamedRightly(dealt, name);
  });
}
