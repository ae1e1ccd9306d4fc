import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Shape } from "@roundtable/kernel";
import { type GameTable, play as playSound } from "@roundtable/kit";
import { reportCaught } from "../../errors/failure.ts";
import { sounds } from "../../settings/settings.ts";
import { onStage } from "./on-stage.ts";
import type { AnimationSpeed } from "./animation-speed.ts";

/** A board: the position that is drawn on it, and one event after another as it is seen to happen. */
export class BoardStage {
  readonly #table: Pick<GameTable, "play">;
  readonly #pace: AnimationSpeed;
  readonly #view: Signal<Shape["view"]>;
  readonly #awaitingDrawn = new Set<() => void>();
  #board: HTMLElement | null = null;

  constructor(table: Pick<GameTable, "play">, pace: AnimationSpeed, view: Shape["view"]) {
    this.#table = table;
    this.#pace = pace;
    this.#view = signal(view);
  }

  /** The position on the board. */
  get view(): ReadonlySignal<Shape["view"]> {
    return this.#view;
  }

  /** Whether there is a board at all; without one positions only follow each other. */
  get isSet(): boolean {
    return this.#board !== null;
  }

  /** The element around the board, until the returned function is called. */
  setOn(board: HTMLElement): () => void {
    this.#board = board;
    return () => {
      this.#board = null;
      this.drawn();
    };
  }

  /** The board has drawn the position of `view`. */
  drawn(): void {
    for (const wake of this.#awaitingDrawn) wake();
    this.#awaitingDrawn.clear();
  }

  /** Whatever moves is at its end. */
  finish(): void {
    this.#pace.hurry();
    finishDrawn(this.#board);
  }

  /** An event as the game plays it, or none; then the board has this position. */
  async play(event: Shape["event"] | null, after: Shape["view"]): Promise<void> {
    const board = this.#board;
    if (board === null) return await this.draw(after);
    const stage = onStage({
      board,
      pace: this.#pace,
      draw: () => this.draw(after),
      sound: (name) => {
        if (sounds.value) playSound(name);
      },
    });
    try {
      if (event !== null) await this.#table.play?.(event, stage);
    } catch (error) {
      // A broken animation must not stop the game behind it.
      reportCaught(error, "animation");
    }
    if (!stage.settled) await stage.settle();
  }

  async draw(view: Shape["view"]): Promise<void> {
    if (view === this.#view.peek()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaitingDrawn.add(resolve);
    this.#view.value = view;
    if (this.#board !== null) await promise;
    if (this.#pace.hurried) finishDrawn(this.#board);
  }
}

/** What the stylesheet of a game moves by itself is at its end, too. */
function finishDrawn(board: HTMLElement | null): void {
  for (const animation of board?.getAnimations?.({ subtree: true }) ?? []) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (animation instanceof CSSAnimation && !isEndless) animation.finish();
  }
}
