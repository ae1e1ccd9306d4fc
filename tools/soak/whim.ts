import { whims } from "../bench/engine/playing.ts";

/** What happens by chance in a soak: the same seed has the same ideas, whenever their time comes. */
export class Whim {
  readonly #pick: (count: number) => number;

  constructor(seed: number) {
    this.#pick = whims(seed);
  }

  /** A whole number from 0 on, below this. */
  upTo(count: number): number {
    return this.#pick(count);
  }

  /** True so many times of a hundred. */
  percent(share: number): boolean {
    return this.#pick(100) < share;
  }

  oneOf<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#pick(items.length)];
  }
}
