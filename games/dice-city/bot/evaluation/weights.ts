import type { Card } from "../../rules/index.ts";

/** What a player feels and no rule says, in victory points. */
export interface Weights {
  /** A pass token kept for later. */
  readonly pass: number;
  /** A resource kept for the next turn. */
  readonly kept: number;
  /** A location that sleeps: about what the die is worth that wakes it. */
  readonly asleep: number;
  /** The same, for a player who is attacked. */
  readonly harm: number;
  /** What a turn to come counts for against this one. */
  readonly future: number;
  /** A resource beyond ships, the first of its kind in a turn, the second and so on. */
  readonly resource: readonly number[];
  /** A point of strength in a turn to come that defeats nobody. */
  readonly strength: number;
  /** Uses that move or roll dice. */
  readonly traveller: number;
  readonly well: number;
  readonly stables: number;
  readonly barracks: number;
  /** Bandits and ships, beyond their points: nobody else will have them, and the end is nearer. */
  readonly bandit: number;
  readonly ship: number;
  /** Cards, in every turn to come, beyond what they bring at a glance: what dice that are moved and tricks make of them. */
  readonly cards: Readonly<Partial<Record<Card, number>>>;
  /** How often another die moves one to a place beside it, where that brings so much more than the die that is spent for it. */
  readonly reach: number;
  readonly moving: number;
  /** What each unspent die adds to a roll: players who roll first know more when they decide the rest. */
  readonly rolling: number;
  /** By how many rolls a city is judged: six, or a few times six. */
  readonly rolls: number;
}

/** What somebody feels besides who sees the end coming, robs and stirs up the market. */
export interface Insight extends Weights {
  /** As `harm`, where a die already stands that would have used the place. */
  readonly stands: number;
  /**
   * How fast the end approaches: bandits, cards and ships of the two smallest piles per turn of a player, and missing
   * cards of the fullest rows per round.
   */
  readonly bandits: number;
  readonly deck: number;
  readonly ships: number;
  readonly rows: number;
  /** What a card promises for turns to come is a guess: of the best among new ones so much is believed. */
  readonly believed: number;
  /** The deck grows shorter by four, and with it the game for which was built. */
  readonly burnt: number;
  /**
   * What strength wins is sure, and nobody else's any more; what robbed goods are built for is a guess. Before the last
   * turn they must be worth so many times what strength would win.
   */
  readonly sure: number;
}

/** A guess that proved good enough, fitted to nothing. */
export const GUESSED: Weights = {
  pass: 0.35,
  kept: 0.6,
  asleep: 0.7,
  harm: 0.4,
  future: 0.9,
  resource: [0.9, 0.8, 0.55, 0.4],
  strength: 0.25,
  traveller: 0.7,
  well: 1.1,
  stables: 0.9,
  barracks: 1.6,
  bandit: 0,
  ship: 0,
  cards: {},
  reach: 0,
  moving: 0.9,
  rolling: 0.05,
  rolls: 12,
};

/** Learned by playing against the guess, in 7,700 games of two and of four: `npm run train -- tune` goes on from here. */
export const LEARNED: Insight = {
  pass: 0.4,
  kept: 1.16,
  asleep: 0.8,
  harm: 0.43,
  future: 0.74,
  resource: [0.95, 1.28, 0.71, 0.47],
  strength: 0.27,
  traveller: 0.76,
  well: 1.21,
  stables: 0.95,
  barracks: 0.46,
  bandit: -0.15,
  ship: -0.71,
  cards: {
    "lumber-mill": -0.01,
    quarry: -0.04,
    mine: 0.04,
    "regular-army": -0.23,
    barracks: -0.1,
    blacksmith: -0.06,
    catapult: -0.07,
    "training-camp": -0.03,
    "watch-tower": 0.05,
    bazaar: 0.18,
    "market-place": 0.09,
    "merchant-guild": -0.01,
    mint: -0.05,
    storehouse: 0.24,
    cathedral: 0.11,
    "festival-hall": 0.17,
    "great-wall": 0.01,
    manor: 0.08,
    cemetery: -0.24,
    church: 0.11,
    stables: -0.16,
    "town-hall": 0.03,
    well: 0.09,
  },
  reach: 0.75,
  moving: 0.86,
  rolling: 0.07,
  rolls: 24,
  stands: 1.02,
  bandits: 0.7,
  deck: 0.81,
  ships: 0.11,
  rows: 0.97,
  believed: 0.42,
  burnt: 0.75,
  sure: 1.38,
};
