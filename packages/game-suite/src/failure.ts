import type { Log, OptionValues } from "@roundtable/kernel";

/** One game to be played: all that its course depends on. The same deal is always the same game. */
export interface Deal {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  /** By seat, the names of those who play; without them, the answers are given at random. */
  readonly bots?: readonly string[];
}

/** A game broke the contract. It carries all that is needed to see it again. */
export class SuiteFailure extends Error {
  override readonly name = "SuiteFailure";
  readonly game: string;
  readonly deal: Deal | null;
  /** Up to the answer after which it was found. */
  readonly log: Log | null;
  /** What is wrong. */
  readonly sentence: string;

  constructor(game: string, deal: Deal | null, log: Log | null, sentence: string, cause?: unknown) {
    super(`${placeOf(game, deal, log)}: ${sentence}`, { cause });
    this.game = game;
    this.deal = deal;
    this.log = log;
    this.sentence = sentence;
  }
}

function placeOf(game: string, deal: Deal | null, log: Log | null): string {
  if (deal === null) return game;
  const { seats, options, seed, bots } = deal;
  const company = bots === undefined ? "" : ` (${bots.join(", ")})`;
  const after = log === null ? "" : `, after ${log.entries.length} entries`;
  return `${game}, ${seats} seats${company}, ${JSON.stringify(options)}, seed ${seed}${after}`;
}
