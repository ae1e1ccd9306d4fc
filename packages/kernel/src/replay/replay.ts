import type { ChanceSource, Draw } from "../chance/chance.ts";
import type { Game, Shape, MatchEvent } from "../game.ts";
import type { Entry, Log } from "../match/log.ts";
import { Match } from "../match/match.ts";
import type { Result, Snapshot } from "../match/match-types.ts";
import { recorded, ReplayMismatch } from "../chance/recorded-chance.ts";
import { seatsOf } from "../seat.ts";

/**
 * Replays a log and yields the match after setup and after each entry: the same match object, one entry further.
 * Throws a `ReplayMismatch` where these rules would not have written the same entry.
 */
export function* replay<S extends Shape>(game: Game<S>, log: Log<S>): Generator<Match<S>, void> {
  for (const { match } of replayWithEvents(game, log)) yield match;
}

/** Replays a log like `replay`, and also yields the events of setup and of each entry. */
export function* replayWithEvents<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
): Generator<{ readonly match: Match<S>; readonly told: readonly MatchEvent<S>[] }, void> {
  const chance = new SwitchableChance();
  const match = beginAgain(game, log, chance);
  yield { match, told: match.opening };
  for (const entry of log.entries) {
    const told = enterAgain(match, entry, chance);
    yield { match, told };
  }
}

/** The match at the end of its log. */
export function replayToEnd<S extends Shape>(game: Game<S>, log: Log<S>): Match<S> {
  const chance = new SwitchableChance();
  const match = beginAgain(game, log, chance);
  for (const entry of log.entries) enterAgain(match, entry, chance);
  return match;
}

/**
 * The match at the end of its log, from a snapshot taken after `after` entries. Later entries are carried out again.
 * From then on chance comes from `source`.
 */
export function resumeMatch<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
  { snapshot, after }: { readonly snapshot: Snapshot<S>; readonly after: number },
  source: ChanceSource,
): Match<S> {
  const chance = new SwitchableChance();
  const match = Match.resume(game, { ...log, entries: log.entries.slice(0, after) }, snapshot, chance);
  for (const entry of log.entries.slice(after)) enterAgain(match, entry, chance);
  chance.goOn(source);
  return match;
}

/** Applies entries that were made elsewhere under the same rules and the same chance. */
export function applyEntries<S extends Shape>(match: Match<S>, entries: readonly Entry<S>[]): void {
  for (const entry of entries) {
    const result = carryOutAgain(match, entry);
    expectSame(`Entry ${entry.n}`, entry, result.accepted ? result.entry : result);
  }
}

/**
 * Resumes a match under rules that may have changed: only up to the last entry that these rules make and tell as they
 * were made and told then. `told` are the events of each entry.
 */
export function resumeCompatible<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
  kept: {
    /** Returns a new copy each time. */
    readonly getSnapshot: () => Snapshot<S>;
    readonly after: number;
    readonly told: readonly (readonly MatchEvent<S>[])[];
  },
  source: ChanceSource,
): Match<S> {
  const chance = new SwitchableChance();
  const { after, told } = kept;
  const match = Match.resume(
    game,
    { ...log, entries: log.entries.slice(0, after) },
    kept.getSnapshot(),
    chance,
  );
  for (const entry of log.entries.slice(after)) {
    try {
      const again = enterAgain(match, entry, chance);
      expectSame(`What entry ${entry.n} told`, told[entry.n - 1], again);
    } catch {
      // The position is broken by now: start again and stop before this entry.
      return resumeCompatible(game, { ...log, entries: log.entries.slice(0, entry.n - 1) }, kept, source);
    }
  }
  chance.goOn(source);
  return match;
}

function beginAgain<S extends Shape>(
  game: Game<S>,
  { header, setup }: Log<S>,
  chance: SwitchableChance,
): Match<S> {
  chance.load(setup.draws, 0);
  const { seats, options, fairness, continued } = header;
  const match = Match.begin(game, {
    seats,
    options,
    source: chance,
    ...(fairness === undefined ? {} : { fairness }),
    ...(continued === undefined ? {} : { continued }),
  });
  expectSame("Setup", setup, match.log.setup);
  return match;
}

function enterAgain<S extends Shape>(
  match: Match<S>,
  entry: Entry<S>,
  chance: SwitchableChance,
): readonly MatchEvent<S>[] {
  if (entry.kind === "answer") chance.load(entry.draws, match.drawn);
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
      // Nobody's command: the request was settled when somebody left who was asked.
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
      // A hint that was public then stays public, even if the step is secret by now.
      return match.submit(
        { kind: "hint", id, seat, decision: entry.decision },
        { hintIsPublic: entry.openly === true },
      );
    case "said":
      return match.submit({ kind: "say", id, seat, say: entry.say });
  }
}

function expectSame(what: string, written: unknown, now: unknown): void {
  const [before, after] = [JSON.stringify(written), JSON.stringify(now)];
  if (before !== after) throw new ReplayMismatch(`${what} was ${before}; these rules make it ${after}.`);
}

/** Recorded chance that changes from entry to entry, and is replaced by live chance in the end. */
class SwitchableChance implements ChanceSource {
  #source = recorded([]);

  load(draws: readonly Draw[], first: number): void {
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
