/** The chance that a game may ask for. A game never draws by itself: it asks, and the answer is kept in the log. */
export interface Chance {
  /** A whole number from 0 to `sides - 1`, each as likely. */
  pick(sides: number): number;
  /** The numbers 0 to `length - 1` in random order. */
  order(length: number): readonly number[];
}

/** One answer of chance as the log keeps it: `{ of: 6, drew: 2 }` or `{ order: [1, 0, 2] }`. */
export type Draw = { readonly of: number; readonly drew: number } | { readonly order: readonly number[] };

/**
 * Where chance comes from. Every draw of a match has a number, and the same number always gives the same answer to
 * the same request. So nobody can take a move back to fish for better dice.
 */
export interface ChanceSource {
  pick(draw: number, sides: number): number;
  order(draw: number, length: number): readonly number[];
}

/** Numbers the draws of a source from 0. For bots and redeals, whose draws nobody records. */
export function chanceOf(source: ChanceSource): Chance {
  let next = 0;
  return {
    pick: (sides) => source.pick(next++, sides),
    order: (length) => source.order(next++, length),
  };
}

export function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  return chance.order(items.length).map((index) => itemAt(items, index));
}

export function pickOne<T>(chance: Chance, items: readonly T[]): T {
  return itemAt(items, chance.pick(items.length));
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`);
  return item;
}
