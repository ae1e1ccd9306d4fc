import { type ReadonlySignal, signal } from "@preact/signals";
import type { Shape } from "@roundtable/kernel";
import type { BoardStage } from "./board-stage.ts";
import type { AnimationSpeed } from "./animation-speed.ts";

/** One event, and the position after it. */
export interface SteppedEvent {
  readonly event: Shape["event"];
  readonly view: Shape["view"];
}

/** What can be stepped through: numbered positions, and what is seen to happen between them. */
export interface Way {
  /** Undefined where there is no such step. */
  viewAt(step: number): Shape["view"] | undefined;
  /** What is played on the way; null where the one does not simply follow upon the other. */
  between(from: number, to: number): readonly SteppedEvent[] | null;
}

/**
 * Steps a board through what has happened, be it since my last turn or in a match that is over. A step that follows upon
 * the one before is played as it was at its time; from any other, things only move to where they were.
 */
export class Stepper {
  readonly #stage: BoardStage;
  readonly #pace: AnimationSpeed;
  readonly #way: Way;
  readonly #at = signal<number | null>(null);
  readonly #stood = signal<number | null>(null);
  #isPlain = false;
  #isStepping = false;

  /** `start` is the step that the board shows already. */
  constructor(stage: BoardStage, pace: AnimationSpeed, way: Way, start: number | null = null) {
    this.#stage = stage;
    this.#pace = pace;
    this.#way = way;
    this.#at.value = start;
    this.#stood.value = start;
  }

  /** The step to which it goes; null while it shows none. */
  get at(): ReadonlySignal<number | null> {
    return this.#at;
  }

  /** The step that was reached. */
  get stood(): ReadonlySignal<number | null> {
    return this.#stood;
  }

  /**
   * The newest wish counts. True when it was reached, false when another call sees to it; null stops stepping. Plainly
   * is without anything that moves.
   */
  async go(to: number | null, { plainly = false }: { readonly plainly?: boolean } = {}): Promise<boolean> {
    this.#at.value = to;
    this.#isPlain = plainly;
    this.#stage.finish();
    if (this.#isStepping) return false;
    this.#isStepping = true;
    for (let next = to; next !== null && next !== this.#stood.peek(); next = this.#at.peek()) {
      await this.#stepTo(next);
      this.#stood.value = next;
    }
    this.#isStepping = false;
    if (this.#at.peek() === null) this.#stood.value = null;
    return true;
  }

  async #stepTo(to: number): Promise<void> {
    const view = this.#way.viewAt(to);
    if (view === undefined) return;
    const stood = this.#stood.peek();
    if (stood === null) await this.#stage.draw(this.#way.viewAt(to - 1) ?? view);
    if (this.#isPlain) return await this.#stage.draw(view);
    this.#pace.resume();
    this.#pace.waiting = 0;
    const events = this.#way.between(stood ?? to - 1, to);
    if (events === null) return await this.#stage.play(null, view);
    for (const { event, view: after } of events) await this.#stage.play(event, after);
    await this.#stage.draw(view);
  }
}
