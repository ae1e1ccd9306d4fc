import type { Game, Shape } from "./game.ts";
import type { Answered, Log } from "./log.ts";
import { type Origin, positionAfter } from "./position.ts";
import type { Seat } from "./seat.ts";

/** The answers that count, in order: what was taken back is in the log, but no longer here. */
export class StandingAnswers<S extends Shape> {
  #answers: Answered[];
  /** How many of the last answers nobody but their seats has noticed. */
  #unnoticed: number;
  /** The state to start from when the log was begun under other rules; nothing before it can be taken back. */
  readonly #origin: Origin<S> | null;

  constructor(answers: readonly Answered[], unnoticed: number, origin: Origin<S> | null) {
    this.#answers = [...answers];
    this.#unnoticed = unnoticed;
    this.#origin = origin;
  }

  get answers(): readonly Answered[] {
    return this.#answers;
  }

  get unnoticed(): number {
    return this.#unnoticed;
  }

  add(answer: Answered, isNoticed: boolean): void {
    this.#answers.push(answer);
    this.#unnoticed = isNoticed ? 0 : this.#unnoticed + 1;
  }

  lastOf(seat: Seat): Answered | null {
    return this.#answers.findLast((answer) => answer.seat === seat) ?? null;
  }

  numbered(n: number): Answered {
    const answer = this.#answers.find((one) => one.n === n);
    if (answer === undefined) throw new Error(`Entry ${n} was to be taken back, but does not count.`);
    return answer;
  }

  /**
   * Nobody has learned anything by it, and nobody has acted since. Of answers that go unnoticed each is free for itself:
   * if one were not because of another, its seat would notice the other.
   */
  isFree(answer: Answered): boolean {
    if (answer.revealed || answer.by === "time" || !this.isWithinReach(answer)) return false;
    return this.#answers.at(-1) === answer || this.#isUnnoticed(answer);
  }

  isWithinReach(answer: Answered): boolean {
    return this.#origin === null || this.#answers.indexOf(answer) >= this.#origin.after;
  }

  /** Takes a free answer out, or one that is not free with all that came after it. */
  takeBack(game: Game<S>, log: Log<S>, target: Answered): { state: S["state"]; taken: number } {
    const at = this.#answers.indexOf(target);
    const kept = this.isFree(target) ? this.#answers.toSpliced(at, 1) : this.#answers.slice(0, at);
    const taken = this.#answers.length - kept.length;
    this.#unnoticed = Math.max(0, this.#unnoticed - taken);
    this.#answers = kept;
    return { state: positionAfter(game, log, kept, this.#origin), taken };
  }

  #isUnnoticed(answer: Answered): boolean {
    return this.#answers.lastIndexOf(answer) >= this.#answers.length - this.#unnoticed;
  }
}
