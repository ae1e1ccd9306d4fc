/** What every commit of a server must pass: there it waits, or fails, as the test wants. */
export class Gate {
  #held: PromiseWithResolvers<void> | null = null;
  #arrived: PromiseWithResolvers<void> = Promise.withResolvers();
  failures = 0;

  async beforeCommit(): Promise<void> {
    if (this.#held !== null) {
      this.#arrived.resolve();
      await this.#held.promise;
    }
    if (this.failures > 0) {
      this.failures--;
      throw new Error("The disk is full.");
    }
  }

  /** Holds the next commits back; resolves when one of them waits. */
  hold(): Promise<void> {
    this.#held = Promise.withResolvers();
    this.#arrived = Promise.withResolvers();
    return this.#arrived.promise;
  }

  release(): void {
    this.#held?.resolve();
    this.#held = null;
  }
}
