/** What a good player feels and no rule says, in victory points: a guess that proved good enough, fitted to nothing. */
export const WEIGHTS = {
  /** A pass token kept for later. */
  pass: 0.35,
  /** A resource kept for the next turn. */
  kept: 0.6,
  /** A location that sleeps: about what the die is worth that wakes it. */
  asleep: 0.7,
  /** The same, for a player who is attacked. */
  harm: 0.4,
  /** What a turn to come counts for against this one. */
  future: 0.9,
  /** A resource beyond ships, the first of its kind in a turn, the second and so on. */
  resource: [0.9, 0.8, 0.55, 0.4],
  /** A point of strength in a turn to come that defeats nobody. */
  strength: 0.25,
  /** Uses that move or roll dice. */
  traveller: 0.7,
  well: 1.1,
  stables: 0.9,
  barracks: 1.6,
};
