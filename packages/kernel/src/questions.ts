import type { Decision, Game, Outcome, Shape } from "./game.ts";
import type { Seat } from "./seat.ts";

/**
 * Who is asked what. Every question that is new has an id of its own; ids count the seat's own decisions, so they tell
 * nothing about what anybody else was asked.
 */
export class Questions<S extends Shape> {
  readonly #game: Game<S>;
  #state: S["state"];
  #asked: readonly Seat[] = [];
  #decisions: (Decision<S> | null)[] = [];
  #outcome: Outcome | null;
  readonly #askedBefore: number[] = [];
  /** Of each seat's newest decision. */
  readonly #ids: string[] = [];

  /** As they stand in this state, of which everybody has been told. */
  constructor(game: Game<S>, state: S["state"], askedBefore: readonly number[]) {
    this.#game = game;
    this.#state = state;
    this.#outcome = game.outcome(state);
    for (const [seat, nth] of askedBefore.entries()) this.#ask(seat, nth);
    this.#asked = this.#outcome === null ? game.asked(state) : [];
    if (this.#asked.length > 1) for (const seat of this.#asked) this.of(seat);
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
    if (!this.#asked.includes(seat)) return null;
    return (this.#decisions[seat] ??= this.#game.decision(this.#state, seat));
  }

  idOf(seat: Seat): string | undefined {
    return this.#ids[seat];
  }

  wasAsked(seat: Seat, decisionId: string): boolean {
    const [of, nth] = decisionId.split("-");
    return Number(of) === seat && Number(nth) <= (this.#askedBefore[seat] ?? 0);
  }

  /** The very first questions: all are new. */
  begin(): void {
    for (const seat of this.#asked) this.#ask(seat, 1);
  }

  /**
   * The state has become another. A seat that was being asked and has not acted keeps its decision as long as the
   * question and the answers are the same: what others do meanwhile must not make its answer stale. With `acted` null
   * every question is new.
   */
  askAnew(state: S["state"], acted: Seat | null): void {
    const waiting = this.#asked;
    const before = this.#decisions;
    this.#state = state;
    this.#outcome = this.#game.outcome(state);
    this.#asked = this.#outcome === null ? this.#game.asked(state) : [];
    this.#decisions = [];
    const several = this.#asked.length > 1;
    for (const seat of this.#asked) {
      // A lone seat's decision is built when it is looked at; of several the next comparison needs them all.
      if (several) this.#decisions[seat] = this.#game.decision(state, seat);
      const waited = acted !== null && seat !== acted && waiting.includes(seat);
      if (!waited || !isSame(before[seat], this.of(seat)))
        this.#ask(seat, (this.#askedBefore[seat] ?? 0) + 1);
    }
  }

  #ask(seat: Seat, nth: number): void {
    this.#askedBefore[seat] = nth;
    this.#ids[seat] = `${seat}-${nth}`;
  }
}

function isSame(before: Decision | null | undefined, now: Decision | null): boolean {
  return (
    before !== undefined && before !== null && now !== null && JSON.stringify(before) === JSON.stringify(now)
  );
}
