import type { Decision, Game, Outcome, Shape } from "./game.ts";
import type { Seat } from "./seat.ts";

/**
 * Who is asked what. Every question that is new has an id of its own; ids count the seat's own decisions, so they tell
 * nothing about what anybody else was asked.
 */
export class Questions<S extends Shape> {
  readonly #game: Game<S>;
  readonly #askedBefore: number[];
  #asked: readonly Seat[] = [];
  #outcome: Outcome | null = null;
  /** Of everybody who is asked, built at once: what others do meanwhile changes the state under a question. */
  #decisions: readonly (Decision<S> | null)[] = [];

  /** As they stand in this state, of which everybody has been told. */
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

  /** How many decisions each seat has been asked. */
  get askedBefore(): readonly number[] {
    return this.#askedBefore;
  }

  of(seat: Seat): Decision<S> | null {
    return this.#decisions[seat] ?? null;
  }

  /** Of the seat's newest decision. */
  idOf(seat: Seat): string {
    return `${seat}-${this.#timesAsked(seat)}`;
  }

  wasAsked(seat: Seat, decisionId: string): boolean {
    const [of, nth] = decisionId.split("-");
    return Number(of) === seat && Number(nth) <= this.#timesAsked(seat);
  }

  /**
   * The state has become another. A seat that was being asked and has not acted keeps its decision as long as the
   * question and the answers are the same: what others do meanwhile must not make its answer stale. With `acted` null
   * every question is new.
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
  // Most are newly asked: writing out their decisions only to compare them with nothing would halve the engine's speed.
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now);
}
