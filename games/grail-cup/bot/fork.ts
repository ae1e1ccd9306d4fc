/** How curious it is about answers seldom tried, and how much it goes by what is usual. */
const CURIOSITY = 0.12;
const BY_HABIT = 0.24;

interface Tried {
  times: number;
  sum: number;
}

/** What was learned of one question that may be asked later in the round, in all imagined worlds together. */
export class Fork {
  readonly #tried = new Map<string, Tried>();
  #times = 0;
  #sum = 0;

  get isNew(): boolean {
    return this.#times === 0;
  }

  /** Which of these answers to try: the one that has done best, or may do better than it seems, the usual ones above all. */
  choose(meanings: readonly string[], likely: Float64Array | null): number {
    const known = this.#sum / this.#times;
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (const [index, meaning] of meanings.entries()) {
      const tried = this.#tried.get(meaning);
      const times = tried?.times ?? 0;
      // What was never tried is taken for as good as the rest.
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

  /** By how much an answer that was tried so often may still turn out better. */
  #hopeOf(times: number, likely: number | undefined): number {
    return likely === undefined
      ? CURIOSITY * Math.sqrt(Math.log(this.#times + 1) / (times + 1))
      : (BY_HABIT * likely * Math.sqrt(this.#times)) / (times + 1);
  }
}
