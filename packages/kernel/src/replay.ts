import type { ChanceSource, Draw } from "./chance.ts";
import type { Game, Shape, Told } from "./game.ts";
import type { Entry, Log } from "./log.ts";
import { Match, type Result, type Snapshot } from "./match.ts";
import { recorded, ReplayMismatch } from "./recorded.ts";
import { seatsOf } from "./seat.ts";

/**
 * Plays a log again and yields the match after setup and after each entry: the same match object, one entry further.
 * Throws a `ReplayMismatch` where these rules would not have written the same entry.
 */
export function* replay<S extends Shape>(game: Game<S>, log: Log<S>): Generator<Match<S>, void> {
  for (const { match } of retold(game, log)) yield match;
}

/** The same, with what setup and each entry told. */
export function* retold<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
): Generator<{ readonly match: Match<S>; readonly told: readonly Told<S>[] }, void> {
  const tape = new Tape();
  const match = beginAgain(game, log, tape);
  yield { match, told: match.opening };
  for (const entry of log.entries) {
    const told = enterAgain(match, entry, tape);
    yield { match, told };
  }
}

/** The match at the end of its log. */
export function replayed<S extends Shape>(game: Game<S>, log: Log<S>): Match<S> {
  const tape = new Tape();
  const match = beginAgain(game, log, tape);
  for (const entry of log.entries) enterAgain(match, entry, tape);
  return match;
}

/**
 * The match at the end of its log, from a snapshot that was taken after so many entries: the others are carried out
 * again. From then on chance comes from `source`.
 */
export function resumed<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
  { snapshot, after }: { readonly snapshot: Snapshot<S>; readonly after: number },
  source: ChanceSource,
): Match<S> {
  const tape = new Tape();
  const match = Match.resume(game, { ...log, entries: log.entries.slice(0, after) }, snapshot, tape);
  for (const entry of log.entries.slice(after)) enterAgain(match, entry, tape);
  tape.goOn(source);
  return match;
}

/** Plays a match on as it was played elsewhere, by the same rules and the same chance. */
export function playOn<S extends Shape>(match: Match<S>, entries: readonly Entry<S>[]): void {
  for (const entry of entries) {
    const result = carryOutAgain(match, entry);
    expectSame(`Entry ${entry.n}`, entry, result.accepted ? result.entry : result);
  }
}

/**
 * The same by rules that may be others than those by which it was played: only the entries that these rules make, and tell, as
 * they were made and told then. `told` are the events of each entry.
 */
export function resumedWhileTheSame<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
  kept: {
    /** Another copy each time. */
    readonly getSnapshot: () => Snapshot<S>;
    readonly after: number;
    readonly told: readonly (readonly Told<S>[])[];
  },
  source: ChanceSource,
): Match<S> {
  const tape = new Tape();
  const { after, told } = kept;
  const match = Match.resume(
    game,
    { ...log, entries: log.entries.slice(0, after) },
    kept.getSnapshot(),
    tape,
  );
  for (const entry of log.entries.slice(after)) {
    try {
      const again = enterAgain(match, entry, tape);
      expectSame(`What entry ${entry.n} told`, told[entry.n - 1], again);
    } catch {
      // The position is worth nothing now: once more, up to here.
      return resumedWhileTheSame(game, { ...log, entries: log.entries.slice(0, entry.n - 1) }, kept, source);
    }
  }
  tape.goOn(source);
  return match;
}

function beginAgain<S extends Shape>(game: Game<S>, { header, setup }: Log<S>, tape: Tape): Match<S> {
  tape.wind(setup.draws, 0);
  const { seats, options, fairness, continued } = header;
  const match = Match.begin(game, {
    seats,
    options,
    source: tape,
    ...(fairness === undefined ? {} : { fairness }),
    ...(continued === undefined ? {} : { continued }),
  });
  expectSame("Setup", setup, match.log.setup);
  return match;
}

function enterAgain<S extends Shape>(match: Match<S>, entry: Entry<S>, tape: Tape): readonly Told<S>[] {
  if (entry.kind === "answer") tape.wind(entry.draws, match.drawn);
  const result = carryOutAgain(match, entry);
  expectSame(`Entry ${entry.n}`, entry, result.accepted ? result.entry : result);
  return result.accepted ? result.told : [];
}

function carryOutAgain<S extends Shape>(match: Match<S>, entry: Entry<S>): Result<S> {
  const { seat, command: id = "" } = entry;
  const of = match.undoRequest?.seat ?? seat;
  const everybody = { people: seatsOf(match.seats) };
  switch (entry.kind) {
    case "answer": {
      const { decision, answer, by } = entry;
      return by === "time"
        ? match.timeOver(seat, decision)
        : match.submit({ kind: "answer", id, seat, decision, answer }, by === "bot" ? { by } : {});
    }
    case "undo":
      // Nobody's command: it was settled when one of those had left who were asked.
      if (entry.command === undefined) {
        const unsettled = { accepted: false, reason: "no-undo-asked" } as const;
        return match.settleUndo([entry.of, ...entry.agreed]) ?? unsettled;
      }
      return entry.agreed.length === 0
        ? match.submit({ kind: "undo", id, seat })
        : match.submit({ kind: "undo-vote", id, seat, of, agrees: true }, { people: entry.agreed });
    case "undo-asked":
      return match.submit({ kind: "undo", id, seat }, everybody);
    case "undo-vote":
      return match.submit({ kind: "undo-vote", id, seat, of, agrees: entry.agrees }, everybody);
    case "undo-dropped":
      return match.dropUndo(entry.why, entry.command);
    case "hint":
      // Who was told of it then stays told, whatever step is secret by now.
      return match.submit(
        { kind: "hint", id, seat, decision: entry.decision },
        { hintTold: entry.openly === true },
      );
    case "said":
      return match.submit({ kind: "say", id, seat, say: entry.say });
  }
}

function expectSame(what: string, written: unknown, now: unknown): void {
  const [before, after] = [JSON.stringify(written), JSON.stringify(now)];
  if (before !== after) throw new ReplayMismatch(`${what} was ${before}; these rules make it ${after}.`);
}

/** Recorded chance that is changed from entry to entry, and goes over into chance that is not. */
class Tape implements ChanceSource {
  #source = recorded([]);

  wind(draws: readonly Draw[], first: number): void {
    this.#source = recorded(draws, first);
  }
  goOn(source: ChanceSource): void {
    this.#source = source;
  }
  pick(draw: number, sides: number): number {
    return this.#source.pick(draw, sides);
  }
  order(draw: number, length: number): readonly number[] {
    return this.#source.order(draw, length);
  }
}
