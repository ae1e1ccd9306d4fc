import { type ReadonlySignal, signal } from "@preact/signals";
import type { Shape } from "@roundtable/kernel";
import type { AnimatedBoard } from "./animated-board.ts";
import type { Animator } from "./animator.ts";

/** One event, and the position after it. */
export interface SteppedEvent {
  readonly event: Shape["event"];
  readonly view: Shape["view"];
}

/** A sequence of numbered positions, with the events between them. */
export interface StepSource {
  /** undefined if there is no such step */
  viewAt(step: number): Shape["view"] | undefined;
  /** The events to animate from one step to another; null if the second does not directly follow the first. */
  between(from: number, to: number): readonly SteppedEvent[] | null;
}

/**
 * Steps a board through past positions: those since my last turn, or those of a finished match. Going to the next step
 * animates its events as they were at the time. Going anywhere else only moves pieces to where they were.
 */
export class HistoryStepper {
  readonly #board: AnimatedBoard;
  readonly #animator: Animator;
  readonly #source: StepSource;
  readonly #at = signal<number | null>(null);
  readonly #reached = signal<number | null>(null);
  #isPlain = false;
  #isStepping = false;

  /** `start` is the step that the board shows already. */
  constructor(board: AnimatedBoard, animator: Animator, source: StepSource, start: number | null = null) {
    this.#board = board;
    this.#animator = animator;
    this.#source = source;
    this.#at.value = start;
    this.#reached.value = start;
  }

  /** The step that was asked for last; null while there is none. */
  get at(): ReadonlySignal<number | null> {
    return this.#at;
  }

  /** The step that the board shows. */
  get reached(): ReadonlySignal<number | null> {
    return this.#reached;
  }

  /**
   * Goes to a step; null stops stepping. The newest call wins: resolves with true once its step is reached, or with
   * false if another call is already taking care of it. With `plainly` nothing is animated.
   */
  async go(to: number | null, { plainly = false }: { readonly plainly?: boolean } = {}): Promise<boolean> {
    this.#at.value = to;
    this.#isPlain = plainly;
    this.#board.finish();
    if (this.#isStepping) return false;
    this.#isStepping = true;
    for (let next = to; next !== null && next !== this.#reached.peek(); next = this.#at.peek()) {
      await this.#stepTo(next);
      this.#reached.value = next;
    }
    this.#isStepping = false;
    if (this.#at.peek() === null) this.#reached.value = null;
    return true;
  }

  async #stepTo(to: number): Promise<void> {
    const view = this.#source.viewAt(to);
    if (view === undefined) return;
    const reached = this.#reached.peek();
    if (reached === null) await this.#board.draw(this.#source.viewAt(to - 1) ?? view);
    if (this.#isPlain) return await this.#board.draw(view);
    this.#animator.resume();
    this.#animator.waiting = 0;
    const events = this.#source.between(reached ?? to - 1, to);
    if (events === null) return await this.#board.play(null, view);
    for (const { event, view: after } of events) await this.#board.play(event, after);
    await this.#board.draw(view);
  }
}
