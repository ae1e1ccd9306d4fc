import type { Position } from "./last-turns.ts";

// Positions that need what stirs up others: robbery (DC-17), new cards in the display (DC-11c), dice rolled again (DC-12).

/** The deck is empty, and the turn is the last of the game. */
const LAST = { ending: "deck", turn: 30, first: 1, deck: [], display: [] } as const;

/** The turn is the last of the game, and four cards are left in the deck: those come, all of them, for four others. */
const FOUR_LEFT = { ending: "bandits", turn: 30, first: 1 } as const;

const DEAR = ["mint", "town-hall", "church", "great-wall"] as const;

/** A Great Wall can be paid for, and keeping it a Festival Hall among the four that are left. */
const WALL_TO_KEEP = {
  ...FOUR_LEFT,
  stock: [2, 2, 1],
  display: ["great-wall", "mint", "town-hall", "mint", "merchant-guild"],
  deck: ["mint", "mint", "festival-hall", "mint"],
  dice: { white: 2 },
} as const;

/** Two pass tokens, a die that is of no use and one that is. */
const TWO_PASSES = {
  ...LAST,
  passTokens: 2,
  city: { "white-3": "manor", "black-2": "manor" },
} as const;

/** Last turns of which every way to the end was gone through by the rules, over every face of every die. */
export const STIRRED: readonly Position[] = [
  {
    laid: { ...LAST, step: "attack", strength: 3, stock: [2, 2, 1], others: [{ stock: [0, 0, 1] }] },
    best: ["rob-1-iron"],
    how: "All ways gone through: the robbed iron pays for a ship of 5, the bandit brings 2.",
  },
  {
    laid: {
      ...LAST,
      stock: [2, 2, 1],
      others: [{ stock: [0, 0, 1] }],
      city: { "white-1": "regular-army" },
      dice: { white: 1 },
    },
    best: ["use-white"],
    how: "All ways gone through: the strength of the army robs the iron for a ship of 5.",
  },
  {
    laid: {
      ...LAST,
      step: "attack",
      strength: 4,
      stock: [2, 1, 1],
      others: [{ stock: [1, 1, 0] }, { stock: [1, 0, 1] }],
    },
    best: ["rob-1-stone", "rob-2-iron"],
    how: "All ways gone through: only stone and iron together pay for a ship of 5; a bandit brings 3.",
  },
  {
    laid: { ...LAST, step: "attack", strength: 4, stock: [2, 1, 1], others: [{ stock: [1, 1, 0] }] },
    best: ["bandit-3"],
    how: "All ways gone through: robbed stone pays for nothing, the bandit brings 3.",
  },
  {
    laid: {
      ...FOUR_LEFT,
      stock: [2, 0, 0],
      display: DEAR,
      deck: ["festival-hall", "mint", "stables", "mint"],
      dice: { white: 2 },
    },
    best: ["spend-white"],
    how: "All ways gone through: only among new cards is there one to pay for.",
  },
  {
    laid: {
      ...FOUR_LEFT,
      stock: [2, 0, 0],
      display: DEAR,
      deck: ["festival-hall", "mint", "stables", "mint"],
      dice: { white: 2 },
    },
    answered: ["spend-white"],
    best: ["refresh"],
    how: "All ways gone through: only among new cards is there one to pay for.",
  },
  {
    laid: WALL_TO_KEEP,
    best: ["spend-white"],
    how: "All ways gone through: the Great Wall and a new Festival Hall bring 4, all else 3.",
  },
  {
    laid: WALL_TO_KEEP,
    answered: ["spend-white", "refresh"],
    best: ["display-1", "display-2", "display-3", "display-4"],
    how: "All ways gone through: with the Great Wall exchanged for others 3 points are left of 4.",
  },
  {
    laid: {
      ...FOUR_LEFT,
      stock: [0, 2, 1],
      display: ["mint", "town-hall", "mint", "church"],
      deck: ["great-wall", "mint", "mint", "mint"],
      dice: { yellow: 3 },
    },
    best: ["spend-yellow"],
    how: "All ways gone through: a new Great Wall brings 3, the Small House under the die 1.",
  },
  {
    laid: {
      ...FOUR_LEFT,
      stock: [0, 2, 1],
      display: ["mint", "town-hall", "mint", "church"],
      deck: ["manor", "mint", "mint", "mint"],
      dice: { yellow: 3 },
    },
    best: ["use-yellow"],
    how: "All ways gone through: no new card can be paid for, the Small House brings 1.",
  },
  {
    laid: { ...TWO_PASSES, dice: { white: 1 } },
    best: ["passes-reroll"],
    how: "All ways gone through, by every face: one of six shows the Manor, all else brings nothing.",
  },
  {
    laid: { ...TWO_PASSES, dice: { white: 1, black: 2 } },
    best: ["use-black", "passes-reroll"],
    how: "All ways gone through, by every face: the Manor under the black die, and the white one rolled again.",
  },
  {
    laid: { ...TWO_PASSES, dice: { white: 1, black: 2 } },
    answered: ["passes-reroll"],
    best: ["die-white"],
    how: "All ways gone through, by every face: the black die stands on the Manor already.",
  },
];

/** Seat 0 has spent all dice, and the other seat has the last turn of the game. */
const RIVAL_TO_COME = {
  ending: "deck",
  turn: 29,
  deck: [],
  display: [],
  passTokens: 2,
  tokens: 20,
  others: [
    { tokens: 19, city: { "white-2": "manor" }, dice: { white: 2, yellow: 1, red: 1, blue: 1, black: 1 } },
  ],
} as const;

/** Seat 0 has a stock, and is the last of the round. */
const LAST_OF_ROUND = { first: 1, turn: 20, step: "build" } as const;

/** Found by hand. */
export const BY_HAND: readonly Position[] = [
  {
    laid: RIVAL_TO_COME,
    best: ["passes-reroll"],
    how: "By hand: one resource or strength is of no use, but the other's die on the Manor can only fall.",
  },
  {
    laid: RIVAL_TO_COME,
    answered: ["passes-reroll"],
    best: ["die-white"],
    how: "By hand: the Manor brings two points, the resources under the other dice are too few for a ship.",
  },
  {
    laid: {
      ...LAST_OF_ROUND,
      stock: [2, 2, 2],
      left: { "ships-20": 0, "ships-5": 1 },
      tokens: 30,
      others: [{ tokens: 60 }],
      display: [],
    },
    best: ["done", "buy-lumber-mill", "buy-quarry", "buy-mine", "buy-regular-army"],
    how: "By hand: with the last ship of a second pile the game ends at once, lost by 25 points.",
  },
  {
    laid: {
      ...LAST_OF_ROUND,
      stock: [2, 2, 2],
      left: { "ships-20": 0, "ships-5": 1 },
      tokens: 40,
      others: [{ tokens: 30 }],
      display: [],
    },
    best: ["ship-5"],
    how: "By hand: the game ends at once, won by 15 points.",
  },
  {
    laid: {
      ...LAST_OF_ROUND,
      stock: [2, 0, 0],
      tokens: 30,
      others: [{ tokens: 60 }],
      display: ["festival-hall"],
      deck: ["manor"],
    },
    best: ["done", "buy-lumber-mill"],
    how: "By hand: the last card comes for the Festival Hall, and the game ends at once, lost by 29 points.",
  },
];
