import { type Evidence, POINTS, type Rating, updated, UNKNOWN } from "./glicko.ts";

/**
 * What has a rating: a person, all bots of one name, or the advantage of a side. Someone with several seats counts once.
 */
export type Rated = string;

/** A single player, or a team that wins and loses together. */
export interface Side {
  readonly members: readonly Rated[];
  /** 1 is the best. Sides with the same place are tied, or their order is unknown. */
  readonly place: number;
  /** The name of the side's own rating, if the game favours one side. */
  readonly favour?: Rated;
}

export interface Contest {
  readonly sides: readonly Side[];
  /** Players who left. They lose whatever their side achieves. */
  readonly leavers?: ReadonlySet<Rated>;
}

/**
 * Everyone's rating after this contest. `before` is as of now, with idle time included. For two players it is exactly
 * Glicko-2; docs/ratings.md explains the extension to several.
 */
export function ratedBy(contest: Contest, before: ReadonlyMap<Rated, Rating>): Map<Rated, Rating> {
  return new Map(
    ratedIn(contest).map((one) => {
      const rating = before.get(one) ?? UNKNOWN;
      return [one, updated(rating, evidenceOn(one, contest, before))];
    }),
  );
}

export function ratedIn({ sides }: Contest): Rated[] {
  return [...new Set(sides.flatMap(counting))];
}

function counting({ members, favour }: Side): readonly Rated[] {
  return favour === undefined ? members : [...members, favour];
}

/** What the contest says about one participant. */
export function evidenceOn(one: Rated, contest: Contest, before: ReadonlyMap<Rated, Rating>): Evidence {
  const told = choicesFor(one, contest).map((choice) => evidenceOf(choice, one, before));
  return {
    surprise: sum(told.map(({ surprise }) => surprise)),
    information: sum(told.map(({ information }) => information)),
  };
}

/** The result as choices: some sides were preferred to others. */
interface Choice {
  readonly among: readonly Side[];
  readonly chosen: readonly Side[];
  readonly isDraw: boolean;
  /** Its weight in matches of two. */
  readonly weight: number;
}

function choicesFor(one: Rated, { sides, leavers }: Contest): Choice[] {
  const best = Math.min(...sides.map(({ place }) => place));
  const isHis = (side: Side): boolean => counting(side).includes(one);
  if (leavers?.has(one) === true)
    return [{ among: sides, chosen: sides.filter((side) => !isHis(side)), isDraw: false, weight: 1 }];
  const places = new Set(sides.map(({ place }) => place));
  if (places.size > 2) return pairsOf(sides).filter(({ among }) => among.some(isHis));
  const chosen = sides.filter(({ place }) => place === best);
  return [{ among: sides, chosen, isDraw: places.size === 1, weight: 1 }];
}

/**
 * In a full order every side has met every other. These are not as many separate matches: the winner has beaten all at
 * once.
 */
function pairsOf(sides: readonly Side[]): Choice[] {
  const weight = 3 / (sides.length + 1);
  return sides.flatMap((side, at) =>
    sides.slice(at + 1).map((other) => {
      const among = [side, other].toSorted((one, two) => one.place - two.place);
      const isDraw = side.place === other.place;
      return { among, chosen: isDraw ? among : among.slice(0, 1), isDraw, weight };
    }),
  );
}

function evidenceOf(choice: Choice, one: Rated, before: ReadonlyMap<Rated, Rating>): Evidence {
  const { among, chosen, isDraw, weight } = choice;
  const g = dampingFor(one, among, before);
  const expected = shares(among.map((side) => g * strengthOf(side, before)));
  const share = among.map((side) => shareOf(one, side));
  const chosenShare = sum(among.map((side, at) => (chosen.includes(side) ? (expected[at] ?? 0) : 0)));
  // Tied sides performed as expected among themselves; in a draw, nobody did better than anyone else.
  const scored = among.map((side, at) => {
    if (!chosen.includes(side)) return 0;
    return isDraw ? 1 / among.length : (expected[at] ?? 0) / chosenShare;
  });
  const surprise = sum(share.map((x, at) => x * ((scored[at] ?? 0) - (expected[at] ?? 0))));
  // The same for everyone. If it depended on strength, weak players would move faster, and ratings would inflate.
  const told = spread(share) * sum(expected.map((chance) => chance * (1 - chance)));
  return { surprise: weight * g * surprise, information: weight * g ** 2 * told };
}

/** The strength of a side. Teams of any size vary as much as one player, so that an unknown member counts the same. */
function strengthOf(side: Side, before: ReadonlyMap<Rated, Rating>): number {
  const parts = [...new Set(counting(side))].map((one) => {
    const { rating } = before.get(one) ?? UNKNOWN;
    return shareOf(one, side) * ((rating - UNKNOWN.rating) / POINTS);
  });
  return sum(parts);
}

/** How much a side gains when this member becomes stronger. */
function shareOf(one: Rated, { members, favour }: Side): number {
  if (one === favour) return 1;
  return members.filter((member) => member === one).length / Math.sqrt(members.length);
}

/** Glickman's g: the less is known about the others, the less the result says. */
function dampingFor(one: Rated, among: readonly Side[], before: ReadonlyMap<Rated, Rating>): number {
  const uncertain = among.map((side) =>
    sum(
      [...new Set(counting(side))]
        .filter((member) => member !== one)
        .map((member) => (shareOf(member, side) * (before.get(member) ?? UNKNOWN).deviation) / POINTS)
        .map((deviation) => deviation ** 2),
    ),
  );
  const own = among.flatMap((side, at) => (counting(side).includes(one) ? [uncertain[at] ?? 0] : []));
  if (own.length === 0) return 1;
  const ofMates = sum(own) / own.length;
  const ofOthers = among.length > 1 ? (sum(uncertain) - ofMates) / (among.length - 1) : 0;
  return 1 / Math.sqrt(1 + (3 * (ofMates + ofOthers)) / Math.PI ** 2);
}

function shares(strengths: readonly number[]): number[] {
  const best = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(strength - best));
  const all = sum(odds);
  return odds.map((odd) => odd / all);
}

/** The unbiased estimate of the variance over the sides. */
function spread(xs: readonly number[]): number {
  const mean = sum(xs) / xs.length;
  return sum(xs.map((x) => (x - mean) ** 2)) / (xs.length - 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
