import { type Chance, type ChanceSource, type Game, pickOne, RecordingDealer } from "@roundtable/kernel";
import { type Deal, SuiteFailure } from "./failure.ts";
import { whyDead } from "./live.ts";
import { Run, type State, type Move } from "./run.ts";

/** Something that must hold in every game. */
export interface Check {
  /** The behaviour, as the name of a test. */
  readonly name: string;
  /** Called for each game when it has been set up. */
  watch(run: Run): Watch;
  /** After all games: what only many of them can show. Throws if it does not hold. */
  conclude?(): void;
}

/** What one check does in one game. It may look at everything, and leaves the match as it is. */
export interface Watch {
  /** Somebody is asked, or the game is over. */
  position?(): void;
  answered?(move: Move): void;
  over?(): void;
}

/** No sane game takes more answers than this. */
export const CAP = 20_000;

/** Plays one game to the end by random answers, before the eyes of the checks. Throws a `SuiteFailure`. */
export function playRandomGame(game: Game, deal: Deal, checks: readonly Check[] = [], cap = CAP): Run {
  return playGame(game, deal, (run) => run.moveAtRandom(), checks, cap);
}

/** The same with others to answer: `move` gives the next answer. */
export function playGame(
  game: Game,
  deal: Deal,
  move: (run: Run) => Move,
  checks: readonly Check[],
  cap: number,
): Run {
  const run = blaming(
    () => new Run(game, deal),
    (message, cause) => {
      throw new SuiteFailure(game.id, deal, null, `The game throws “${message}”.`, cause);
    },
  );
  return blaming(
    () => {
      const watches = checks.map((check) => check.watch(run));
      for (;;) {
        const dead = whyDead(game, run.state, deal.seats);
        if (dead !== null) run.fail(dead);
        for (const watch of watches) watch.position?.();
        if (run.outcome !== null) break;
        if (run.answers >= cap) run.fail(`The game is not over after ${cap} answers.`);
        const taken = move(run);
        for (const watch of watches) watch.answered?.(taken);
      }
      for (const watch of watches) watch.over?.();
      return run;
    },
    (message, cause) => run.fail(`The game throws “${message}”.`, cause),
  );
}

/** Plays on from any state, without a match. What went wrong, or null. */
export function whyNotPlayable(
  game: Game,
  state: State,
  seats: number,
  { source, choices, cap = CAP }: { source: ChanceSource; choices: Chance; cap?: number },
): string | null {
  const dealer = new RecordingDealer(source, 0);
  for (let answers = 0; game.outcome(state) === null; answers++) {
    const dead = whyDead(game, state, seats);
    if (dead !== null) return dead;
    if (answers >= cap) return `The game is not over after ${cap} answers.`;
    const seat = pickOne(choices, game.asked(state));
    const decision = game.decision(state, seat);
    if (decision === null) return `Seat ${seat} gets no decision.`;
    dealer.reset(dealer.next);
    game.apply(state, seat, pickOne(choices, decision.answers), dealer);
  }
  return whyDead(game, state, seats);
}

/** Whatever is thrown becomes a failure with its place; `fail` is told the message. */
export function blaming<Result>(act: () => Result, fail: (message: string, cause: unknown) => never): Result {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof SuiteFailure) throw thrown;
    return fail(thrown instanceof Error ? thrown.message : String(thrown), thrown);
  }
}
