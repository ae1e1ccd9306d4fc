import { type ReadonlySignal, signal } from "@preact/signals";

/** How many beats may wait before the rest is only shown, not played. */
const LONGEST_QUEUE = 40;

/** One event, to be seen to happen. */
export interface Beat<View, Happening> {
  readonly event: Happening;
  /** The view when this event is over. */
  readonly after: View;
}

export interface Player<View, Happening> {
  /** Plays one event; the board must show `after` when it is done. `waiting` counts the beats still to come. */
  play(beat: Beat<View, Happening>, waiting: number): Promise<void>;
  /** The board shows this position now. */
  show(view: View): Promise<void>;
}

/**
 * Events are seen to happen one after another, while newer ones wait. A view of the server's ends each move, so whatever
 * the table made of the events on the way, the board is right again when the move is over.
 */
export class Playback<View, Happening> {
  readonly #player: Player<View, Happening>;
  readonly #after: (view: View, event: Happening) => View;
  readonly #queue: (Beat<View, Happening> | { readonly view: View })[] = [];
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
    for (const event of events) {
      this.#last = this.#after(this.#last, event);
      this.#queue.push({ event, after: this.#last });
    }
    this.#last = view;
    this.#queue.push({ view });
    if (!this.#busy.value) void this.#run();
  }

  async #run(): Promise<void> {
    this.#busy.value = true;
    for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
      if ("view" in beat) await this.#player.show(beat.view);
      else if (this.#queue.length < LONGEST_QUEUE) await this.#player.play(beat, this.#queue.length);
    }
    this.#busy.value = false;
  }
}
