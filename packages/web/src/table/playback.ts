import { type ReadonlySignal, signal } from "@preact/signals";

/** How many steps may wait before the rest is only shown, not played. */
const LONGEST_QUEUE = 40;

export interface Step<View, Event> {
  readonly event: Event;
  /** The view when this event is over. */
  readonly after: View;
}

export interface Player<View, Event> {
  /** Plays one event; the board must show `after` when it is done. `waiting` counts the steps still to come. */
  play(step: Step<View, Event>, waiting: number): Promise<void>;
  /** The board shows this position now. */
  show(view: View): Promise<void>;
}

/**
 * Events are seen to happen one after another, while newer ones wait. A view of the host's ends each move, so whatever
 * the table made of the events on the way, the board is right again when the move is over.
 */
export class Playback<View, Event> {
  readonly #player: Player<View, Event>;
  readonly #after: (view: View, event: Event) => View;
  readonly #queue: (Step<View, Event> | { readonly view: View })[] = [];
  readonly #busy = signal(false);
  #last: View;

  constructor(view: View, after: (view: View, event: Event) => View, player: Player<View, Event>) {
    this.#last = view;
    this.#after = after;
    this.#player = player;
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  push(events: readonly Event[], view: View): void {
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
    for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) {
      if ("view" in step) await this.#player.show(step.view);
      else if (this.#queue.length < LONGEST_QUEUE) await this.#player.play(step, this.#queue.length);
    }
    this.#busy.value = false;
  }
}
