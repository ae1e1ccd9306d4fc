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
};
