import {
  botDealOf,
  type Check,
  checksOf,
  type Deal,
  playBotGame,
  playRandomGame,
  randomTable,
  type Subject,
  SuiteFailure,
} from "@roundtable/game-suite";
import type { Log } from "@roundtable/kernel";

/** One worker's part of the work: every `of`-th game, starting with the `part`-th. */
export interface Share {
  /** The game's bots, or random answers under every check of the suite. */
  readonly players: "bots" | "random";
  readonly seatCounts: readonly number[];
  /** The number of games per number of seats, over all shares. */
  readonly games: number;
  readonly seed: number;
  /** Expensive checks run on every so many positions. */
  readonly stride: number;
  readonly part: number;
  readonly of: number;
}

export type News = { readonly kind: "played" } | { readonly kind: "failed"; readonly failure: Failure };

/** Everything that is needed to reproduce it. A failure that only shows over many games has no deal and no log. */
export interface Failure {
  readonly seats: number;
  readonly deal: Deal | null;
  readonly sentence: string;
  readonly log: Log | null;
}

/** With fewer games, something that never happened may still be possible. */
const CONCLUSIVE = 50;

/** Plays its share, and continues after a failure. */
export function* playShare(
  subject: Subject,
  { players, seatCounts, games, seed, stride, part, of }: Share,
): Generator<News, void> {
  for (const seats of seatCounts) {
    const checks = players === "random" ? checksOf(subject, stride) : [];
    for (let nth = part; nth < games; nth += of) {
      const failure = failureOf(seats, () => playOne(subject, seats, seed + nth, players, checks));
      if (failure !== null) yield { kind: "failed", failure };
      yield { kind: "played" };
    }
    if (games / of >= CONCLUSIVE) yield* conclusions(seats, checks);
  }
}

/** The seed alone determines the table, so it reproduces a failure. */
function playOne(
  { game, bots }: Subject,
  seats: number,
  seed: number,
  players: Share["players"],
  checks: readonly Check[],
): void {
  if (players === "bots") playBotGame(game, bots, botDealOf(game, bots, seats, seed));
  else playRandomGame(game, { ...randomTable(game, seats, seed), seed }, checks);
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
