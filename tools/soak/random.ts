import { seededChoices } from "../bench/engine/playing.ts";

/** The random choices of a soak: the same seed makes the same choices. */
export class Random {
  readonly #pick: (count: number) => number;

  constructor(seed: number) {
    this.#pick = seededChoices(seed);
  }

  /** A whole number from 0 on, below this. */
  upTo(count: number): number {
    return this.#pick(count);
  }

  /** True in this many of a hundred cases. */
  percent(share: number): boolean {
    return this.#pick(100) < share;
  }

  oneOf<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#pick(items.length)];
  }
}
