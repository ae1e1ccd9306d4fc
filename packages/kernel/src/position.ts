import { setUpAgain } from "./continued.ts";
import type { ChanceSource } from "./chance.ts";
import { copyOf, type Game, type Shape } from "./game.ts";
import type { Answered, Log } from "./log.ts";
import { recorded, ReplayMismatch } from "./recorded.ts";
import { RecordingDealer } from "./dealer.ts";

/** A state from which later ones are reached by carrying out the answers that count, from the `after`-th on. */
export interface Origin<S extends Shape> {
  readonly state: S["state"];
  readonly after: number;
}

/** The state after the given answers, with chance as it was recorded. */
export function positionAfter<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
  answers: readonly Answered[],
  origin: Origin<S> | null,
): S["state"] {
  const state =
    origin === null ? setUp(game, log, recorded(log.setup.draws)).state : copyOf(game, origin.state);
  for (const entry of answers.slice(origin?.after)) {
    const answer = game.decision(state, entry.seat)?.answers.find(({ id }) => id === entry.answer);
    if (answer === undefined)
      throw new ReplayMismatch(`Entry ${entry.n}: ${entry.answer} is no legal answer.`);
    game.apply(state, entry.seat, answer, new RecordingDealer(recorded(entry.draws), 0));
  }
  return state;
}

export function setUp<S extends Shape>(
  game: Game<S>,
  { header }: Pick<Log<S>, "header">,
  source: ChanceSource,
): { state: S["state"]; dealer: RecordingDealer<S["event"]> } {
  const dealer = new RecordingDealer<S["event"]>(source, 0);
  const { seats, options, continued } = header;
  const state =
    continued === undefined ? game.setup(seats, options, dealer) : setUpAgain(game, continued, dealer);
  return { state, dealer };
}

/** How many draws were made up to here, setup included. */
export function drawsUpTo(log: Pick<Log, "setup">, answers: readonly Answered[]): number {
  return answers.reduce((sum, { draws }) => sum + draws.length, log.setup.draws.length);
}
