import { readBag } from "@roundtable/kernel";
import { type Character, isCharacter } from "../characters.ts";
import type { Options } from "../quest.ts";
import { sidesFor } from "../tableau.ts";

/** What is dealt: some cards for certain, and from each pile all but a few drawn at random and put away unseen. */
export interface DealPlan {
  readonly certain: readonly Character[];
  readonly piles: readonly Pile[];
}

export interface Pile {
  readonly cards: readonly Character[];
  readonly putAway: number;
}

const L = "loyal-servant";
const M = "minion";
const MORGAN = "morgan-le-fay";
const HUNTER = "blind-hunter";

/** QU-5 */
const BASE: Readonly<Record<number, readonly Character[]>> = {
  4: [L, L, MORGAN, "scion"],
  5: [L, L, L, MORGAN, "scion"],
  6: [L, L, L, M, MORGAN, "changeling"],
  7: [L, L, L, "duke", M, MORGAN, "changeling"],
  8: [L, L, L, L, "duke", M, MORGAN, "changeling"],
  9: [L, L, L, L, "duke", "archduke", M, MORGAN, "changeling"],
  10: [L, L, L, L, "duke", "archduke", M, M, MORGAN, "changeling"],
};

/** QU-5 */
const RECOMMENDED: Readonly<Record<number, readonly Character[]>> = {
  4: [L, L, MORGAN, HUNTER],
  5: [L, L, L, MORGAN, HUNTER],
  6: ["cleric", "duke", "youth", M, MORGAN, HUNTER],
  7: ["cleric", "duke", "youth", "troublemaker", M, MORGAN, HUNTER],
  8: [L, "cleric", "duke", "youth", "troublemaker", M, MORGAN, HUNTER],
  9: [L, "cleric", "duke", "archduke", "youth", "troublemaker", M, MORGAN, HUNTER],
  10: [L, "cleric", "duke", "archduke", "youth", "troublemaker", M, M, MORGAN, HUNTER],
};

const TWO_OF_THREE: Pile = { cards: [L, "cleric", "youth"], putAway: 1 };
const ONE_OF_TWO: Pile = { cards: ["troublemaker", "youth"], putAway: 1 };

/** QU-30 */
const DIRECTORS_CUT: Readonly<Record<number, DealPlan>> = {
  4: { certain: [MORGAN, HUNTER], piles: [TWO_OF_THREE] },
  5: { certain: [M, MORGAN, HUNTER], piles: [TWO_OF_THREE] },
  6: { certain: ["cleric", "duke", M, MORGAN, HUNTER], piles: [ONE_OF_TWO] },
  7: { certain: ["cleric", "duke", M, M, MORGAN, HUNTER], piles: [ONE_OF_TWO] },
  8: { certain: [L, "cleric", "duke", M, M, MORGAN, HUNTER], piles: [ONE_OF_TWO] },
  9: { certain: [L, "cleric", "archduke", M, M, M, MORGAN, HUNTER], piles: [ONE_OF_TWO] },
  10: { certain: [L, "cleric", "archduke", "duke", M, M, M, MORGAN, HUNTER], piles: [ONE_OF_TWO] },
};

/** QU-23: piles for a host who has not chosen any. */
const GOOD_FIGURES: readonly Character[] = ["cleric", "youth", L, "duke", "troublemaker", L, "apprentice", L];
const EVIL_FIGURES: readonly Character[] = [M, "trickster", "lunatic", M, M];

/** QU-23 */
function mysteriousFigures(players: number, { goodPile, evilPile }: Options): DealPlan {
  if (players === 4) return { certain: [MORGAN, HUNTER], piles: [TWO_OF_THREE] };
  if (players === 5) return { certain: [L, MORGAN, HUNTER], piles: [TWO_OF_THREE] };
  const { good, evil } = sidesFor(players, false);
  const chosenGood = goodPile === "" ? GOOD_FIGURES.slice(0, good + 2) : charactersIn(goodPile);
  const chosenEvil = evilPile === "" ? EVIL_FIGURES.slice(0, evil) : charactersIn(evilPile);
  return {
    certain: [MORGAN],
    piles: [
      { cards: chosenGood, putAway: 2 },
      { cards: [...chosenEvil, HUNTER], putAway: 2 },
    ],
  };
}

/** What is dealt with these options. */
export function planFor(players: number, options: Options): DealPlan {
  if (options.mysteriousFigures) return mysteriousFigures(players, options);
  return options.preset === "custom"
    ? { certain: charactersIn(options.set), piles: [] }
    : presetPlan(options.preset, players);
}

export type Preset = Exclude<Options["preset"], "custom">;

/** QU-5, QU-30 */
export function presetPlan(preset: Preset, players: number): DealPlan {
  switch (preset) {
    case "base":
      return { certain: BASE[players] ?? [], piles: [] };
    case "recommended":
      return { certain: RECOMMENDED[players] ?? [], piles: [] };
    case "directors-cut":
      return DIRECTORS_CUT[players] ?? { certain: [], piles: [] };
  }
}

/** QU-5: which counts, tableau and hidden Hunter are played. */
export function isDirectorsCut({ preset, customRules }: Options): boolean {
  return preset === "directors-cut" || (preset === "custom" && customRules === "directors-cut");
}

/** QU-7: the tokens on the table: everything that may have been dealt. */
export function cardsOf({ certain, piles }: DealPlan): Character[] {
  return [...certain, ...piles.flatMap(({ cards }) => cards)];
}

export function charactersIn(bag: string): Character[] {
  return [...(readBag(bag) ?? [])].flatMap(([word, count]) =>
    isCharacter(word) ? Array.from({ length: count }, () => word) : [],
  );
}
