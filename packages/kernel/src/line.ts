import type { Game, Shape } from "./game.ts";
import type { Answered, Log } from "./log.ts";
import { type Origin, positionAfter } from "./position.ts";
import type { Seat } from "./seat.ts";

/** The answers that count, in order: what was taken back is in the log, but no longer here. */
export class Line<S extends Shape> {
  #answers: Answered[];
  /** The state to start from when the log was begun under other rules; nothing before it can be taken back. */
  readonly #origin: Origin<S> | null;

  constructor(answers: readonly Answered[], origin: Origin<S> | null) {
    this.#answers = [...answers];
    this.#origin = origin;
  }

  get answers(): readonly Answered[] {
    return this.#answers;
  }

  add(answer: Answered): void {
    this.#answers.push(answer);
  }

  lastOf(seat: Seat): Answered | null {
    return this.#answers.findLast((answer) => answer.seat === seat) ?? null;
  }

  numbered(n: number): Answered {
    const answer = this.#answers.find((one) => one.n === n);
    if (answer === undefined) throw new Error(`Entry ${n} was to be taken back, but does not count.`);
    return answer;
  }

  /** Nobody has learned anything by it and nobody has acted since. */
  isFree(answer: Answered): boolean {
    return !answer.revealed && this.#answers.at(-1) === answer && this.isWithinReach(answer);
  }

  isWithinReach(answer: Answered): boolean {
    return this.#origin === null || this.#answers.indexOf(answer) >= this.#origin.after;
  }

  /** Cuts the line before this answer. */
  takeBack(game: Game<S>, log: Log<S>, from: Answered): { state: S["state"]; taken: number } {
    const kept = this.#answers.slice(0, this.#answers.indexOf(from));
    const taken = this.#answers.length - kept.length;
    this.#answers = kept;
    return { state: positionAfter(game, log, kept, this.#origin), taken };
  }
}
