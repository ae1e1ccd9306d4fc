export type Resource = "wood" | "stone" | "iron";

export const RESOURCES: readonly Resource[] = ["wood", "stone", "iron"];

/** How much of each: a price, a stock, a gain. */
export type Amounts = Readonly<Record<Resource, number>>;

/** The rows of a city from top to bottom, and the dice that stand in them: DC-1, DC-2. */
export type Row = "white" | "yellow" | "red" | "blue" | "black";

export const ROWS: readonly Row[] = ["white", "yellow", "red", "blue", "black"];

/** A column of a city, and the face of a die. */
export type Column = 1 | 2 | 3 | 4 | 5 | 6;

export const COLUMNS: readonly Column[] = [1, 2, 3, 4, 5, 6];

/** The bandit piles by what a card is worth: DC-5. */
export type Bandit = 2 | 3 | 4;

export const BANDITS: readonly Bandit[] = [2, 3, 4];

export const BANDIT_DEFENSE: Readonly<Record<Bandit, number>> = { 2: 3, 3: 4, 4: 5 };

/** The ship piles by what a ship is worth: DC-6. */
export type Ship = 5 | 10 | 20;

export const SHIPS: readonly Ship[] = [5, 10, 20];

export const SHIP_PRICE: Readonly<Record<Ship, Amounts>> = {
  5: { wood: 2, stone: 2, iron: 2 },
  10: { wood: 3, stone: 3, iron: 3 },
  20: { wood: 4, stone: 4, iron: 4 },
};
