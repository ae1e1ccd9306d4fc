import { copyOf, type Game, type Shape, type Told } from "./game.ts";
import type { Log } from "./log.ts";
import type { Match, Snapshot } from "./match.ts";
import { recorded, ReplayMismatch } from "./recorded.ts";
import { resumed, retold } from "./replay.ts";
import type { Seat, Viewer } from "./seat.ts";

/** Through whose eyes one looks again at a match that is over: everything may lie open. */
export type Eyes = Viewer | "open";

/** Whatever moment is wanted, no more entries than this are carried out again. */
const KEPT_EVERY = 16;

/** A position that is kept on the way. */
interface Kept<S extends Shape> {
  readonly moment: number;
  readonly snapshot: Snapshot<S>;
}

/**
 * A match that is over, to be looked at again. Its moments are numbered like its entries: moment 0 is after setup, moment
 * `n` after entry `n`. It is played through once; from then on any moment is reached from a position that was kept near it.
 *
 * Where these rules do not lead where the log says, since the match was played under older ones, the moments from there
 * on are put together of what was told at the time.
 */
export class Recording<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly log: Log<S>;
  /** The last moment. */
  readonly last: number;
  /** The last moment to which these rules lead; −1 where they cannot even set the match up. */
  readonly led: number;
  /** Why not further; null where they lead to the end. */
  readonly parting: Error | null;
  /** The moments at which somebody is asked who was not asked right before: where turns begin. */
  readonly turns: readonly number[];
  readonly #told: readonly (readonly Told<S>[])[];
  readonly #kept: Kept<S>[] = [];
  /** The views beyond `led`, and that of `led` before them. */
  readonly #asTold = new Map<Eyes, S["view"][]>();
  #latest: { readonly moment: number; readonly state: S["state"] } | null = null;

  /** `told` is what setup and each entry told at the time, where that is known. */
  constructor(game: Game<S>, log: Log<S>, told: readonly (readonly Told<S>[])[] | null = null) {
    this.game = game;
    this.log = log;
    const heard: (readonly Told<S>[])[] = [];
    const turns: number[] = [];
    let asked: readonly Seat[] = [];
    let parting: Error | null = null;
    try {
      for (const { match, told: now } of retold(game, log)) {
        const moment = match.entered;
        if (told !== null) expectToldAgain(moment, told[moment], now);
        heard.push(now);
        this.#keep(match);
        if (match.asked.some((seat) => !asked.includes(seat))) turns.push(moment);
        asked = match.asked;
      }
    } catch (error) {
      parting = error instanceof Error ? error : new Error(String(error));
    }
    this.parting = parting;
    this.turns = turns;
    this.led = heard.length - 1;
    this.#told = told === null ? heard : [...heard, ...told.slice(heard.length)];
    this.last = this.#told.length - 1;
  }

  /** What setup or this entry told, as it truly was. */
  toldAt(moment: number): readonly Told<S>[] {
    return this.#told[moment] ?? [];
  }

  /** The same as these eyes saw it. */
  seenAt(moment: number, eyes: Eyes): readonly Told<S>[] {
    const told = this.toldAt(moment);
    return eyes === "open" ? told : told.flatMap((one) => this.game.see(one, eyes) ?? []);
  }

  /** The position, which nobody may change. */
  stateAt(moment: number): S["state"] {
    if (this.#latest?.moment === moment) return this.#latest.state;
    const kept = this.#kept.findLast((one) => one.moment <= moment);
    if (kept === undefined || moment > this.led)
      throw new RangeError(`These rules do not lead to ${moment}.`);
    const { game, log } = this;
    const snapshot = { ...kept.snapshot, state: copyOf(game, kept.snapshot.state) };
    const upToThere = { ...log, entries: log.entries.slice(0, moment) };
    const { state } = resumed(game, upToThere, { snapshot, after: kept.moment }, recorded([]));
    this.#latest = { moment, state };
    return state;
  }

  /** What these eyes saw at this moment; null where these rules cannot tell at all. */
  viewAt(moment: number, eyes: Eyes): S["view"] | null {
    if (moment > this.led) return this.#viewAsTold(moment, eyes);
    const state = this.stateAt(moment);
    if (eyes === "open") return this.game.replay?.laidOpen?.(state) ?? this.game.view(state, "public");
    return this.game.view(state, eyes);
  }

  #keep(match: Match<S>): void {
    const moment = match.entered;
    // Right after each answer that was taken back, too: else it would be taken back again, from the very beginning.
    const isDue = moment % KEPT_EVERY === 0 || this.log.entries[moment - 1]?.kind === "undo";
    if (!isDue) return;
    const { state, askedBefore, ...rest } = match.snapshot();
    const snapshot = { ...rest, state: copyOf(this.game, state), askedBefore: [...askedBefore] };
    this.#kept.push({ moment, snapshot });
  }

  #viewAsTold(moment: number, eyes: Eyes): S["view"] | null {
    const { led } = this;
    const known = this.#asTold.get(eyes);
    const first = known?.[0] ?? (led < 0 ? null : this.viewAt(led, eyes));
    if (first === null) return null;
    const views = known ?? [first];
    this.#asTold.set(eyes, views);
    let view = views.at(-1) ?? first;
    for (let next = led + views.length; next <= moment; next++) {
      view = this.#viewBefore(next, views, eyes) ?? this.#viewAfter(view, next, eyes);
      views.push(view);
    }
    return views[moment - led] ?? null;
  }

  /** Where this entry takes back what came before it: as it was then. */
  #viewBefore(moment: number, views: readonly S["view"][], eyes: Eyes): S["view"] | null {
    const entry = this.log.entries[moment - 1];
    if (entry?.kind !== "undo" || entry.alone === true) return null;
    const back = entry.from - 1;
    return back < this.led ? this.viewAt(back, eyes) : (views[back - this.led] ?? null);
  }

  /** Nobody can tell any more who was asked then; and of what these rules do not know, nothing is shown. */
  #viewAfter(view: S["view"], moment: number, eyes: Eyes): S["view"] {
    let after: S["view"] = { ...view, awaited: null };
    for (const event of this.seenAt(moment, eyes)) {
      if (event.kind === "said") continue;
      try {
        after = this.game.after(after, event);
      } catch {
        // An event of older rules.
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
