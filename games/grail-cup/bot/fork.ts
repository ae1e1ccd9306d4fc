/** The weights of exploration and of the usual answer. */
const CURIOSITY = 0.12;
const BY_HABIT = 0.24;

interface Tried {
  times: number;
  sum: number;
}

/** What was learned about a question that may be asked later in the round, over all sampled worlds. */
export class Fork {
  readonly #tried = new Map<string, Tried>();
  #times = 0;
  #sum = 0;

  get isNew(): boolean {
    return this.#times === 0;
  }

  /** Chooses an answer to try: the best so far, or one that may be better, preferring the usual ones. */
  choose(meanings: readonly string[], likely: Float64Array | null): number {
    const known = this.#sum / this.#times;
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (const [index, meaning] of meanings.entries()) {
      const tried = this.#tried.get(meaning);
      const times = tried?.times ?? 0;
      // An untried answer counts as average.
      const mean = tried === undefined ? known : tried.sum / times;
      const score = mean + this.#hopeOf(times, likely?.[index]);
      if (score > most) [best, most] = [index, score];
    }
    return best;
  }

  learn(meaning: string, value: number): void {
    this.#times++;
    this.#sum += value;
    const tried = this.#tried.get(meaning) ?? { times: 0, sum: 0 };
    tried.times++;
    tried.sum += value;
    this.#tried.set(meaning, tried);
  }

  /** How much better an answer that was tried this often may still be. */
  #hopeOf(times: number, likely: number | undefined): number {
    return likely === undefined
      ? CURIOSITY * Math.sqrt(Math.log(this.#times + 1) / (times + 1))
      : (BY_HABIT * likely * Math.sqrt(this.#times)) / (times + 1);
  }
}
