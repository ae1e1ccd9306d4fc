import { type ReadonlySignal, signal } from "@preact/signals";

/** One event, to be seen to happen. */
export interface Beat<View, Happening> {
  readonly event: Happening;
  /** The view when this event is over. */
  readonly after: View;
}

/** What came of one decision. */
interface Move<View, Happening> {
  readonly beats: readonly Beat<View, Happening>[];
  /** The server's view, which ends it. */
  readonly view: View;
}

export interface Player<View, Happening> {
  /** Plays one event; the board must show `after` when it is done. `waiting` counts the moves behind this one. */
  play(beat: Beat<View, Happening>, waiting: number): Promise<void>;
  /** A move is over: the board shows this position now. `isLast` tells whether no other has come since. */
  show(view: View, isLast: () => boolean): Promise<void>;
  /** A move cannot be played: the server's view is shown all the same. */
  failed(error: unknown): void;
}

/**
 * Events are seen to happen one after another, while newer moves wait. A view of the server's ends each move, so whatever
 * the table made of the events on the way, the board is right again when the move is over.
 */
export class Playback<View, Happening> {
  readonly #player: Player<View, Happening>;
  readonly #after: (view: View, event: Happening) => View;
  readonly #queue: Move<View, Happening>[] = [];
  readonly #busy = signal(false);
  #last: View;

  constructor(view: View, after: (view: View, event: Happening) => View, player: Player<View, Happening>) {
    this.#last = view;
    this.#after = after;
    this.#player = player;
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  push(events: readonly Happening[], view: View): void {
    this.#queue.push({ beats: this.#beats(events), view });
    this.#last = view;
    if (!this.#busy.value) void this.#run();
  }

  /** What cannot be followed is not played: the server's view is right all the same. */
  #beats(events: readonly Happening[]): readonly Beat<View, Happening>[] {
    const beats: Beat<View, Happening>[] = [];
    try {
      for (const event of events) {
        this.#last = this.#after(this.#last, event);
        beats.push({ event, after: this.#last });
      }
    } catch (error) {
      this.#player.failed(error);
    }
    return beats;
  }

  async #run(): Promise<void> {
    this.#busy.value = true;
    for (let move = this.#queue.shift(); move !== undefined; move = this.#queue.shift()) {
      try {
        for (const beat of move.beats) await this.#player.play(beat, this.#queue.length);
      } catch (error) {
        this.#player.failed(error);
      }
      await this.#player.show(move.view, () => this.#queue.length === 0);
    }
    this.#busy.value = false;
  }
}
