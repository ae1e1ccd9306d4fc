import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Shape } from "@roundtable/kernel";
import { type GameTable, play as playSound } from "@roundtable/kit";
import { reportCaught } from "../../errors/failure.ts";
import { sounds } from "../../settings/settings.ts";
import { createStage } from "./create-stage.ts";
import type { Animator } from "./animator.ts";

/** A board on the screen: draws one position, or animates one event. */
export class AnimatedBoard {
  readonly #table: Pick<GameTable, "play">;
  readonly #animator: Animator;
  readonly #view: Signal<Shape["view"]>;
  readonly #awaitingDrawn = new Set<() => void>();
  #element: HTMLElement | null = null;

  constructor(table: Pick<GameTable, "play">, animator: Animator, view: Shape["view"]) {
    this.#table = table;
    this.#animator = animator;
    this.#view = signal(view);
  }

  /** The position on the board. */
  get view(): ReadonlySignal<Shape["view"]> {
    return this.#view;
  }

  /** Without an element to draw in, positions change without animation. */
  get isAttached(): boolean {
    return this.#element !== null;
  }

  /** Draws inside this element until the returned function is called. */
  attach(element: HTMLElement): () => void {
    this.#element = element;
    return () => {
      this.#element = null;
      this.drawn();
    };
  }

  /** Called by the component once it has rendered the position in `view`. */
  drawn(): void {
    for (const wake of this.#awaitingDrawn) wake();
    this.#awaitingDrawn.clear();
  }

  /** Skips to the end of every running animation. */
  finish(): void {
    this.#animator.skip();
    finishDrawn(this.#element);
  }

  /** Lets the game animate the event, if there is one, and then draws the position after it. */
  async play(event: Shape["event"] | null, after: Shape["view"]): Promise<void> {
    const element = this.#element;
    if (element === null) return await this.draw(after);
    const stage = createStage({
      board: element,
      animator: this.#animator,
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
    if (this.#element !== null) await promise;
    if (this.#animator.isSkipping) finishDrawn(this.#element);
  }
}

/** Finishes the animations of the game's stylesheet, which the animator does not know. Endless ones go on. */
function finishDrawn(element: HTMLElement | null): void {
  for (const animation of element?.getAnimations?.({ subtree: true }) ?? []) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (animation instanceof CSSAnimation && !isEndless) animation.finish();
  }
}
