import type { ChanceSource } from "../chance/chance.ts";
import { copyOf, type Game, type Shape } from "../game.ts";
import type { Answered, Continued, Log } from "./log.ts";
import { recorded, ReplayMismatch } from "../chance/recorded-chance.ts";
import { RecordingDealer } from "../chance/dealer.ts";
import { standingAnswersIn } from "./standing-in-log.ts";

/** A state from which later ones are reached by carrying out the standing answers from index `after` on. */
export interface Origin<S extends Shape> {
  readonly state: S["state"];
  readonly after: number;
}

/** The state after the given answers, with recorded chance. */
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

/** The number of draws up to here, setup included. */
export function drawsUpTo(log: Pick<Log, "setup">, answers: readonly Answered[]): number {
  return answers.reduce((sum, { draws }) => sum + draws.length, log.setup.draws.length);
}

/** The position after this entry, from the answers that counted then. */
export function positionAt<S extends Shape>(game: Game<S>, log: Log<S>, n: number): S["state"] {
  return reached(game, { ...log, entries: log.entries.slice(0, n) }).state;
}

/**
 * Sets a match up at the position of another. Where a seat is named, everything it could not know is redealt, so that
 * nobody finds it in the other's log. The events so far are told again, changed to fit.
 */
function setUpAgain<S extends Shape>(
  game: Game<S>,
  { log, dealtAnewFor }: Continued<S>,
  dealer: RecordingDealer<S["event"]>,
): S["state"] {
  const { state, told } = reached(game, log);
  if (dealtAnewFor === null) {
    for (const event of told) dealer.tell(event);
    return state;
  }
  const redealt = game.redeal(state, dealtAnewFor, dealer.chance);
  for (const event of told) dealer.tell(game.retell(event, redealt));
  return redealt;
}

/** The state that the standing answers lead to, and the events on the way. */
function reached<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
): { readonly state: S["state"]; readonly told: readonly S["event"][] } {
  const { state, dealer } = setUp(game, log, recorded(log.setup.draws));
  const told = [...dealer.events];
  for (const { n, seat, answer: id, draws } of standingAnswersIn(log.entries)) {
    const answer = game.decision(state, seat)?.answers.find((one) => one.id === id);
    if (answer === undefined) throw new ReplayMismatch(`Entry ${n}: ${id} is no legal answer.`);
    const page = new RecordingDealer<S["event"]>(recorded(draws), 0);
    game.apply(state, seat, answer, page);
    told.push(...page.events);
  }
  return { state, told };
}
