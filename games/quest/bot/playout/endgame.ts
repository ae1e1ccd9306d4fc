import type { Seat } from "@roundtable/kernel";
import { type Character, sideOf } from "../../rules/characters.ts";
import { isNamedRightly } from "../../rules/hunt.ts";
import type { Hand } from "../../rules/state.ts";
import { type Hands, mistakes, shareOf } from "../belief/hands.ts";
import { type Deal, isEvil } from "../belief/knowledge.ts";
import type { Crowd } from "../belief/crowd.ts";
import type { Secrets } from "./secrets.ts";
import { bit, has, seatsAt } from "../belief/sides.ts";

/** How much a Hunter learns about characters from talk and play, beyond their numbers. */
const READING = 1.35;

/** QU-21: the chance that she names right twice, or once more, or Arthur at once. */
export function huntChance(
  hunter: Seat,
  named: number,
  { deal, evil, friends }: Secrets,
  crowd: Crowd,
): number {
  const suspected = crowd.suspicions(crowd.seenByEvil(bit(hunter) | (friends[hunter] ?? 0)));
  const prey = seatsAt(deal.length)
    .filter((seat) => seat !== hunter)
    .toSorted((one, other) => (suspected[one] ?? 0) - (suspected[other] ?? 0))
    .slice(0, 2 - named);
  if (prey.some((seat) => has(evil, seat))) return 0;
  return readChance(deal, prey.length);
}

/** The chance that the characters of this many good players are guessed. */
function readChance(deal: Deal, count: number): number {
  const good = deal.filter((character) => sideOf(character) === "good");
  const names = [...new Set<Character>([...good, "loyal-servant"])];
  const fitting = (left: readonly Character[]): readonly Character[] =>
    names
      .map((name) => left.filter((dealt) => isNamedRightly(dealt, name)))
      .reduce((most, other) => (other.length > most.length ? other : most));
  let [chance, left] = [1, good];
  for (let nth = 0; nth < count && left.length > 0; nth++) {
    const most = fitting(left);
    chance *= Math.min(1, (READING * most.length) / left.length);
    const [guessed] = most;
    left = left.filter((_, index) => index !== left.findIndex((dealt) => dealt === guessed));
  }
  return chance;
}

/** QU-20: everybody's hands, with those given as they are. */
export function handsRaised(
  { evil, insights, deal }: Secrets,
  crowd: Crowd,
  pointed: ReadonlyMap<Seat, readonly Seat[]>,
): Hands {
  return seatsAt(deal.length).map((seat): readonly [Hand, Hand] => {
    const given = pointed.get(seat) ?? [];
    if (has(evil, seat)) return [given[0] ?? null, given[1] ?? null];
    const accused = crowd.likeliest(crowd.seenBy(seat, insights[seat] ?? null));
    const share = shareOf(
      seat,
      deal.length,
      seatsAt(deal.length).filter((other) => has(accused, other)),
    );
    const [first = null, second = null] = [...given, ...share.filter((other) => !given.includes(other))];
    return [first, second];
  });
}

/** QU-20c: the chance that the hands are right when everybody has acted. */
export function goodPoints(hands: Hands, deal: Deal, mayAct: (character: Character) => boolean): number {
  const wrong = mistakes(hands, deal);
  if (wrong === 0) return 1;
  const points = hands.some(
    (pair, owner) => !isEvil(deal[owner]) && pair.some((at) => at !== null && !isEvil(deal[at])),
  );
  if (wrong === 1 && points && deal.includes("duke") && mayAct("duke")) return 0.9;
  return wrong <= 2 && deal.includes("archduke") && mayAct("archduke") ? (wrong === 1 ? 0.9 : 0.4) : 0;
}

/** QU-20: the share of good players who know all the evil ones. */
export function shareWhoKnow({ evil, insights, deal }: Secrets, crowd: Crowd): number {
  const good = seatsAt(deal.length).filter((seat) => !has(evil, seat));
  const right = good.filter((seat) => crowd.likeliest(crowd.seenBy(seat, insights[seat] ?? null)) === evil);
  return right.length / Math.max(1, good.length);
}
