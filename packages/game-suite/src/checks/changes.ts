/** With fewer redeals than this nothing is said about what never changed. */
const ENOUGH = 32;

/** Counts, over many games, whether redeals ever changed each thing that is hidden. */
export class Changes {
  readonly #seen = new Map<string, { redeals: number; changed: boolean }>();

  count(what: string, hasChanged: boolean): void {
    const seen = this.#seen.get(what);
    if (seen === undefined) {
      this.#seen.set(what, { redeals: 1, changed: hasChanged });
    } else {
      seen.redeals++;
      seen.changed ||= hasChanged;
    }
  }

  hasChanged(what: string): boolean {
    return this.#seen.get(what)?.changed ?? false;
  }

  /** What never changed in many redeals, as sentences. */
  whatNeverChanged(): string[] {
    return [...this.#seen]
      .filter(([, { redeals, changed }]) => !changed && redeals >= ENOUGH)
      .map(([what, { redeals }]) => `${what} never changed in ${redeals} redeals.`);
  }
}
