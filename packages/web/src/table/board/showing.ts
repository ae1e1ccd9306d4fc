import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Game, Shape } from "@roundtable/kernel";
import { type GameTable, play as playSound } from "@roundtable/kit";
import type { LogLine, Sight } from "@roundtable/protocol";
import { sounds } from "../../settings.ts";
import { onStage } from "./on-stage.ts";
import type { Pace } from "./pace.ts";
import { type Beat, Playback } from "./playback.ts";
import type { Advance, TableSession } from "../session.ts";

/** A move that is behind by this much is played at twice the speed. */
const WAITING_FOR_DOUBLE = 4;

/** What the board shows, and how many lines of the log have led there. */
interface Seen {
  readonly view: Shape["view"];
  readonly lines: number;
}

interface Happening {
  readonly event: Shape["event"];
  /** The number of its line in the log. */
  readonly line: number;
}

/**
 * The match as far as it has been seen to happen. The session knows all that has come; log, bar and rail must not tell
 * what the board is about to show, so they ask here.
 */
export class Showing {
  /** The lines of the log that the board has shown. */
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** The match is over, and the board has shown how: until then nothing else may tell. */
  readonly over: ReadonlySignal<boolean>;
  readonly #session: TableSession;
  readonly #table: GameTable;
  readonly #pace: Pace;
  readonly #playback: Playback<Seen, Happening>;
  readonly #view: Signal<Shape["view"]>;
  readonly #shown: Signal<number>;
  readonly #awaitingDrawn = new Set<() => void>();
  #board: HTMLElement | null = null;
  #followed: Sight;

  constructor(session: TableSession, game: Pick<Game, "after">, table: GameTable, pace: Pace) {
    const first = session.sight.peek();
    if (first === null) throw new Error("A board needs a position to show.");
    this.#followed = first;
    this.#session = session;
    this.#table = table;
    this.#pace = pace;
    const start = { view: first.view, lines: session.lines.peek().length };
    this.#view = signal(start.view);
    this.#shown = signal(start.lines);
    this.lines = computed(() => session.lines.value.slice(0, this.#shown.value));
    this.over = computed(() => {
      const { status, ended } = session.info.value ?? {};
      const isKnown = ended !== "played" || session.sight.value?.outcome != null;
      return status === "over" && isKnown && this.#shown.value >= session.lines.value.length;
    });
    const afterEvent = (seen: Seen, { event, line }: Happening): Seen => ({
      view: game.after(seen.view, event),
      lines: line + 1,
    });
    this.#playback = new Playback<Seen, Happening>(start, afterEvent, {
      show: (seen) => this.#show(seen),
      play: (beat, waiting) => this.#play(beat, waiting),
    });
  }

  /** The position on the board. */
  get view(): ReadonlySignal<Shape["view"]> {
    return this.#view;
  }

  /** Something is being played. */
  get busy(): ReadonlySignal<boolean> {
    return this.#playback.busy;
  }

  /** Plays on this board whatever happens from now on, until the returned function is called. */
  playOn(board: HTMLElement): () => void {
    this.#board = board;
    const stop = this.#session.onAdvance((advance) => this.#follow(advance));
    // What has come before there was a board is shown, not played.
    const sight = this.#session.sight.peek();
    if (sight !== null && sight !== this.#followed) this.#follow({ lines: [], sight });
    return () => {
      stop();
      this.#board = null;
      this.drawn();
    };
  }

  /** The board has drawn the position of `view`. */
  drawn(): void {
    for (const wake of this.#awaitingDrawn) wake();
    this.#awaitingDrawn.clear();
  }

  /** Whoever answers has seen enough. */
  hurry(): void {
    this.#pace.hurry();
  }

  #follow({ lines, sight }: Advance): void {
    this.#followed = sight;
    const all = this.#session.lines.peek().length;
    const before = all - lines.length;
    if (!this.busy.peek()) this.#pace.resume();
    const events = lines.flatMap((line, n) =>
      line.kind === "told" && line.told.kind !== "said" ? [{ event: line.told, line: before + n }] : [],
    );
    this.#playback.push(events, { view: sight.view, lines: all });
  }

  async #play({ event: { event }, after }: Beat<Seen, Happening>, waiting: number): Promise<void> {
    const board = this.#board;
    if (board === null || document.hidden) return this.#show(after);
    this.#pace.speed = 1 + waiting / WAITING_FOR_DOUBLE;
    const stage = onStage({
      board,
      pace: this.#pace,
      draw: () => this.#draw(after.view),
      sound: (name) => {
        if (sounds.value) playSound(name);
      },
    });
    try {
      await this.#table.play?.(event, stage);
    } catch (error) {
      // A broken animation must not stop the game behind it.
      reportError(error);
    }
    if (!stage.settled) await stage.settle();
    this.#shown.value = after.lines;
  }

  async #show(seen: Seen): Promise<void> {
    await this.#draw(seen.view);
    this.#shown.value = seen.lines;
  }

  async #draw(view: Shape["view"]): Promise<void> {
    if (view === this.#view.peek()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaitingDrawn.add(resolve);
    this.#view.value = view;
    if (this.#board !== null) await promise;
  }
}
