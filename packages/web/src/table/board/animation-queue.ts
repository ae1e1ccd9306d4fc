import { type ReadonlySignal, signal } from "@preact/signals";

/** One event, and the view when its animation is over. */
export interface QueuedEvent<View, Event> {
  readonly event: Event;
  readonly after: View;
}

/** The events of one decision. */
interface Move<View, Event> {
  readonly events: readonly QueuedEvent<View, Event>[];
  /** The server's view after the move. */
  readonly view: View;
}

export interface EventPlayer<View, Event> {
  /** Plays one event; the board must show `after` when the promise resolves. `waiting` counts the moves behind this one. */
  play(queued: QueuedEvent<View, Event>, waiting: number): Promise<void>;
  /** A move is over: the board shows this position now. `isLast` tells whether no other has come since. */
  show(view: View, isLast: () => boolean): Promise<void>;
  /** A move cannot be played: the server's view is shown all the same. */
  failed(error: unknown): void;
}

/**
 * The animation queue: plays events one after another, while newer moves wait. Each move ends with the server's view. So
 * the board is right again after each move, even if the game's code made a mistake with an event.
 */
export class AnimationQueue<View, Event> {
  readonly #player: EventPlayer<View, Event>;
  readonly #after: (view: View, event: Event) => View;
  readonly #moves: Move<View, Event>[] = [];
  readonly #busy = signal(false);
  /** The view at the end of the queue. */
  #last: View;

  constructor(view: View, after: (view: View, event: Event) => View, player: EventPlayer<View, Event>) {
    this.#last = view;
    this.#after = after;
    this.#player = player;
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  push(events: readonly Event[], view: View): void {
    this.#moves.push({ events: this.#withViews(events), view });
    this.#last = view;
    if (!this.#busy.value) void this.#run();
  }

  /** If the game cannot compute the view after an event, that event and the rest of the move are not played. */
  #withViews(events: readonly Event[]): readonly QueuedEvent<View, Event>[] {
    const queued: QueuedEvent<View, Event>[] = [];
    try {
      for (const event of events) {
        this.#last = this.#after(this.#last, event);
        queued.push({ event, after: this.#last });
      }
    } catch (error) {
      this.#player.failed(error);
    }
    return queued;
  }

  async #run(): Promise<void> {
    this.#busy.value = true;
    for (let move = this.#moves.shift(); move !== undefined; move = this.#moves.shift()) {
      try {
        for (const queued of move.events) await this.#player.play(queued, this.#moves.length);
      } catch (error) {
        this.#player.failed(error);
      }
      await this.#player.show(move.view, () => this.#moves.length === 0);
    }
    this.#busy.value = false;
  }
}
