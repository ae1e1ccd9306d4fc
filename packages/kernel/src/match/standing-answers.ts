import type { Game, Shape } from "../game.ts";
import type { Answered, Log } from "./log.ts";
import { type Origin, positionAfter } from "./position.ts";
import type { Seat } from "../seat.ts";

/** The answers that count, in order. Undone answers are in the log, but not here. */
export class StandingAnswers<S extends Shape> {
  #answers: Answered[];
  /** The number of last answers that nobody but their seats has noticed. */
  #unnoticed: number;
  /** The state to start from when the log was begun under other rules. Nothing before it can be undone. */
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
   * Whether nobody learned anything from this answer and nobody has acted since. Each unnoticed answer is free by
   * itself: if another one made it unfree, its seat would notice the other.
   */
  isFree(answer: Answered): boolean {
    if (answer.revealed || answer.by === "time" || !this.isWithinReach(answer)) return false;
    return this.#answers.at(-1) === answer || this.#isUnnoticed(answer);
  }

  isWithinReach(answer: Answered): boolean {
    return this.#origin === null || this.#answers.indexOf(answer) >= this.#origin.after;
  }

  /** Removes a free answer alone, or any other answer with all that came after it. */
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
