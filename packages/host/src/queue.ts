/** One after another: a task begins when the one before it is done, whether it went well or not. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  run<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    this.#waiting++;
    const result = this.#last.then(task);
    this.#last = result.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return result;
  }

  /** When everything that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
