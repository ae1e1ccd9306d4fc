import {
  type Check,
  checksOf,
  type Deal,
  playRandomGame,
  type Subject,
  SuiteFailure,
  tablesOf,
} from "@roundtable/game-suite";
import type { Log } from "@roundtable/kernel";

/** One worker's part of the work: every `of`-th game, from the `part`-th on. */
export interface Share {
  readonly seatCounts: readonly number[];
  /** For each number of seats, all shares together. */
  readonly games: number;
  readonly seed: number;
  /** Costly checks look at every so many positions. */
  readonly stride: number;
  readonly part: number;
  readonly of: number;
}

export type News = { readonly kind: "played" } | { readonly kind: "failed"; readonly failure: Failure };

/** All that is needed to see it again. What only many games can show has no deal and no log. */
export interface Failure {
  readonly seats: number;
  readonly deal: Deal | null;
  readonly sentence: string;
  readonly log: Log | null;
}

const PAIRS_OF_OPTIONS = 40;

/** From fewer games it does not follow that what never happened cannot happen. */
const CONCLUSIVE = 50;

/** Plays its share under every check of the suite, and goes on after a failure. */
export function* playShare(
  subject: Subject,
  { seatCounts, games, seed, stride, part, of }: Share,
): Generator<News, void> {
  for (const seats of seatCounts) {
    const tables = tablesOf(subject.game, seats, PAIRS_OF_OPTIONS);
    const checks = checksOf(subject, stride);
    for (let nth = part; nth < games; nth += of) {
      // The seed alone says which table it is: a failure is seen again by its seed.
      const options = tables[(seed + nth) % tables.length]?.options ?? {};
      const failure = failureOf(seats, () =>
        playRandomGame(subject.game, { seats, options, seed: seed + nth }, checks),
      );
      if (failure !== null) yield { kind: "failed", failure };
      yield { kind: "played" };
    }
    if (games / of >= CONCLUSIVE) yield* conclusions(seats, checks);
  }
}

function* conclusions(seats: number, checks: readonly Check[]): Generator<News, void> {
  for (const check of checks) {
    const failure = failureOf(seats, () => check.conclude?.());
    if (failure !== null) yield { kind: "failed", failure };
  }
}

function failureOf(seats: number, act: () => unknown): Failure | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof SuiteFailure)) throw error;
    return { seats, deal: error.deal, sentence: error.sentence, log: error.log };
  }
}
