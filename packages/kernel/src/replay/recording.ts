import { copyOf, type Game, type Shape, type MatchEvent } from "../game.ts";
import type { Log } from "../match/log.ts";
import type { Match } from "../match/match.ts";
import type { Snapshot } from "../match/match-types.ts";
import { recorded, ReplayMismatch } from "../chance/recorded-chance.ts";
import { resumeMatch, replayWithEvents } from "./replay.ts";
import type { Seat, Viewer } from "../seat.ts";

/** The perspective from which a finished match is replayed. "open" hides nothing. */
export type Perspective = Viewer | "open";

/**
 * A position is stored every so many entries, so that no moment needs more entries than this to be carried out again.
 */
const KEPT_EVERY = 16;

/** A stored position. */
interface Kept<S extends Shape> {
  readonly moment: number;
  readonly snapshot: Snapshot<S>;
}

/**
 * A finished match for replays. Its moments are numbered like its entries: moment 0 is after setup, moment `n` after
 * entry `n`. The match is played through once; any moment is then reached from a stored position near it. Where
 * today's rules disagree with the log, because the match was played under older ones, the later moments are built
 * from the events that were told at the time.
 */
export class Recording<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly log: Log<S>;
  /** The last moment. */
  readonly last: number;
  /** The last moment that today's rules lead to; −1 where they cannot even set the match up. */
  readonly lastReached: number;
  /** Why the rules lead no further; null where they lead to the end. */
  readonly mismatch: Error | null;
  /** The moments where a turn begins: somebody is asked who was not asked right before. */
  readonly turns: readonly number[];
  readonly #told: readonly (readonly MatchEvent<S>[])[];
  readonly #kept: Kept<S>[] = [];
  /** The views after `lastReached`, with the view of `lastReached` first. */
  readonly #stripUntold = new Map<Perspective, S["view"][]>();
  #latest: { readonly moment: number; readonly state: S["state"] } | null = null;

  /** `told` are the events of setup and of each entry at the time, where they are known. */
  constructor(game: Game<S>, log: Log<S>, told: readonly (readonly MatchEvent<S>[])[] | null = null) {
    this.game = game;
    this.log = log;
    const heard: (readonly MatchEvent<S>[])[] = [];
    const turns: number[] = [];
    let asked: readonly Seat[] = [];
    let mismatch: Error | null = null;
    try {
      for (const { match, told: now } of replayWithEvents(game, log)) {
        const moment = match.entered;
        if (told !== null) expectToldAgain(moment, told[moment], now);
        heard.push(now);
        this.#keep(match);
        if (match.asked.some((seat) => !asked.includes(seat))) turns.push(moment);
        asked = match.asked;
      }
    } catch (error) {
      mismatch = error instanceof Error ? error : new Error(String(error));
    }
    this.mismatch = mismatch;
    this.turns = turns;
    this.lastReached = heard.length - 1;
    this.#told = told === null ? heard : [...heard, ...told.slice(heard.length)];
    this.last = this.#told.length - 1;
  }

  /** The events of setup or of this entry, with nothing hidden. */
  toldAt(moment: number): readonly MatchEvent<S>[] {
    return this.#told[moment] ?? [];
  }

  /** The events as they were seen from this perspective. */
  seenAt(moment: number, perspective: Perspective): readonly MatchEvent<S>[] {
    const told = this.toldAt(moment);
    return perspective === "open" ? told : told.flatMap((one) => this.game.see(one, perspective) ?? []);
  }

  /** The position; callers must not change it. */
  stateAt(moment: number): S["state"] {
    if (this.#latest?.moment === moment) return this.#latest.state;
    const kept = this.#kept.findLast((one) => one.moment <= moment);
    if (kept === undefined || moment > this.lastReached)
      throw new RangeError(`These rules do not lead to ${moment}.`);
    const { game, log } = this;
    const snapshot = { ...kept.snapshot, state: copyOf(game, kept.snapshot.state) };
    const upToThere = { ...log, entries: log.entries.slice(0, moment) };
    const { state } = resumeMatch(game, upToThere, { snapshot, after: kept.moment }, recorded([]));
    this.#latest = { moment, state };
    return state;
  }

  /** The view from this perspective; null where today's rules cannot tell. */
  viewAt(moment: number, perspective: Perspective): S["view"] | null {
    if (moment > this.lastReached) return this.#viewAsTold(moment, perspective);
    const state = this.stateAt(moment);
    if (perspective === "open") return this.game.replay?.openView?.(state) ?? this.game.view(state, "public");
    return this.game.view(state, perspective);
  }

  #keep(match: Match<S>): void {
    const moment = match.entered;
    // A position is stored after each undo, too. Else the undo would be carried out again from the beginning.
    const isDue = moment % KEPT_EVERY === 0 || this.log.entries[moment - 1]?.kind === "undo";
    if (!isDue) return;
    const { state, askedBefore, ...rest } = match.snapshot();
    const snapshot = { ...rest, state: copyOf(this.game, state), askedBefore: [...askedBefore] };
    this.#kept.push({ moment, snapshot });
  }

  #viewAsTold(moment: number, perspective: Perspective): S["view"] | null {
    const { lastReached } = this;
    const known = this.#stripUntold.get(perspective);
    const first = known?.[0] ?? (lastReached < 0 ? null : this.viewAt(lastReached, perspective));
    if (first === null) return null;
    const views = known ?? [first];
    this.#stripUntold.set(perspective, views);
    let view = views.at(-1) ?? first;
    for (let next = lastReached + views.length; next <= moment; next++) {
      view = this.#viewBefore(next, views, perspective) ?? this.#viewAfter(view, next, perspective);
      views.push(view);
    }
    return views[moment - lastReached] ?? null;
  }

  /** The view before an undone entry, which an undo restores. */
  #viewBefore(moment: number, views: readonly S["view"][], perspective: Perspective): S["view"] | null {
    const entry = this.log.entries[moment - 1];
    if (entry?.kind !== "undo" || entry.alone === true) return null;
    const back = entry.from - 1;
    return back < this.lastReached
      ? this.viewAt(back, perspective)
      : (views[back - this.lastReached] ?? null);
  }

  /** The view after the events of an entry. Who was asked then is unknown, and unknown events show nothing. */
  #viewAfter(view: S["view"], moment: number, perspective: Perspective): S["view"] {
    let after: S["view"] = { ...view, awaited: null };
    for (const event of this.seenAt(moment, perspective)) {
      if (event.kind === "said") continue;
      try {
        after = this.game.after(after, event);
      } catch {
        // The event belongs to older rules.
      }
    }
    return after;
  }
}

function expectToldAgain(moment: number, then: unknown, now: unknown): void {
  const [before, after] = [JSON.stringify(then), JSON.stringify(now)];
  if (before !== after)
    throw new ReplayMismatch(`Entry ${moment} told ${before}; these rules make it ${after}.`);
}
