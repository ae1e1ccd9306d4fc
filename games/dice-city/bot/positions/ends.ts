import type { Position } from "./last-turns.ts";

/** Seat 0 is last in the round, and one bandit is left: taking it ends the game at once (DC-23, DC-24). */
export const ONE_BANDIT = {
  first: 1,
  turn: 20,
  step: "attack",
  strength: 5,
  left: { "bandits-2": 0, "bandits-3": 0, "bandits-4": 1 },
} as const;

/** Found by hand: whether to end the game. */
export const ENDS: readonly Position[] = [
  {
    laid: { ...ONE_BANDIT, tokens: 40, others: [{ tokens: 30 }] },
    best: ["bandit-4"],
    how: "By hand: the game ends at once, won by 14 points; else the other may still catch up.",
  },
  {
    laid: { ...ONE_BANDIT, tokens: 30, others: [{ tokens: 60 }] },
    best: ["done"],
    how: "By hand: with the last bandit the game ends at once, lost by 26 points.",
  },
  {
    laid: { ...ONE_BANDIT, tokens: 25, others: [{ tokens: 5 }, { tokens: 4 }] },
    best: ["bandit-4"],
    how: "By hand: the game ends at once, won by 24 points.",
  },
  {
    laid: { step: "build", stock: [4, 4, 4], ending: "deck", turn: 30, first: 1, deck: [], display: [] },
    best: ["ship-20"],
    how: "By hand: no two purchases of that stock bring twenty points.",
  },
  {
    laid: { step: "build", stock: [3, 3, 3], ending: "deck", turn: 30, first: 1, deck: [], display: [] },
    best: ["ship-10"],
    how: "By hand: a ship of five and an army are worth six.",
  },
];
