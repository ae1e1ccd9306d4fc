import type { Decision, Game, Outcome, Shape } from "../game.ts";
import type { Seat } from "../seat.ts";

/**
 * Which seats are asked what. Every new question has an id of its own. Ids count the seat's own decisions, so they
 * reveal nothing about what others were asked.
 */
export class Questions<S extends Shape> {
  readonly #game: Game<S>;
  readonly #askedBefore: number[];
  #asked: readonly Seat[] = [];
  #outcome: Outcome | null = null;
  /**
   * The decisions of all asked seats, built at once, because other seats' answers change the state under a question.
   */
  #decisions: readonly (Decision<S> | null)[] = [];

  /** The questions of this state, which everybody has been told already. */
  constructor(game: Game<S>, state: S["state"], askedBefore: readonly number[]) {
    this.#game = game;
    this.#askedBefore = [...askedBefore];
    this.#look(state);
  }

  get asked(): readonly Seat[] {
    return this.#asked;
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /** The number of decisions that each seat has been asked. */
  get askedBefore(): readonly number[] {
    return this.#askedBefore;
  }

  of(seat: Seat): Decision<S> | null {
    return this.#decisions[seat] ?? null;
  }

  /** The id of the seat's newest decision. */
  idOf(seat: Seat): string {
    return `${seat}-${this.#timesAsked(seat)}`;
  }

  /** The ids of what all other seats are asked, as one text to compare. */
  idsBut(seat: Seat): string {
    let ids = "";
    for (const other of this.#asked) if (other !== seat) ids += `${this.idOf(other)} `;
    return ids;
  }

  wasAsked(seat: Seat, decisionId: string): boolean {
    const [of, nth] = decisionId.split("-");
    return Number(of) === seat && Number(nth) <= this.#timesAsked(seat);
  }

  /**
   * Asks again after the state has changed. A seat that was asked and has not acted keeps its decision while question and
   * answers stay the same. What others do must not make its answer stale. With `acted` null every question is new.
   */
  askAnew(state: S["state"], acted: Seat | null): void {
    const before = this.#decisions;
    this.#look(state);
    for (const seat of this.#asked) {
      const stays = acted !== null && seat !== acted && isSame(before[seat], this.of(seat));
      if (!stays) this.#askedBefore[seat] = this.#timesAsked(seat) + 1;
    }
  }

  #look(state: S["state"]): void {
    this.#outcome = this.#game.outcome(state);
    this.#asked = this.#outcome === null ? this.#game.asked(state) : [];
    const decisions: (Decision<S> | null)[] = [];
    for (const seat of this.#asked) decisions[seat] = this.#game.decision(state, seat);
    this.#decisions = decisions;
  }

  #timesAsked(seat: Seat): number {
    return this.#askedBefore[seat] ?? 0;
  }
}

function isSame(before: Decision | null | undefined, now: Decision | null): boolean {
  // Most decisions are new. Writing them out only to compare them with nothing would halve the engine's speed.
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now);
}
