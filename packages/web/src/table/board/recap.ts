import { computed, type ReadonlySignal, signal } from "@preact/signals";

/** An event that the board has shown. */
export interface Step<View, Event> {
  readonly event: Event;
  /** The index of its line in the log. */
  readonly line: number;
  /** The position after it. */
  readonly view: View;
}

/**
 * The recap: all events since my last turn, to be watched again. A turn may consist of several answers. It is over when
 * nothing more is asked of me, or when somebody else's move follows mine.
 */
export class Recap<View, Event> {
  /** Oldest first. */
  readonly steps: ReadonlySignal<readonly Step<View, Event>[]>;
  readonly #seen = signal<readonly Step<View, Event>[]>([]);
  #before: View;
  /** How many lines the log had when I last answered, and how many moves have come since. */
  #answered = 0;
  #moves = 0;

  constructor(before: View) {
    this.#before = before;
    this.steps = computed(() => this.#seen.value);
  }

  /** The position after this step; step 0 is the position before the first event. */
  viewAt(step: number): View | undefined {
    return step === 0 ? this.#before : this.#seen.peek()[step - 1]?.view;
  }

  between(from: number, to: number): readonly Step<View, Event>[] | null {
    return to === from + 1 ? this.#seen.peek().slice(from, to) : null;
  }

  /** Adds events from before the page was opened, ahead of those that were shown here. */
  recall(before: View, steps: readonly Step<View, Event>[]): void {
    const last = steps.at(-1);
    if (last === undefined) return;
    this.#seen.value = [...steps.slice(0, -1), { ...last, view: this.#before }, ...this.#seen.value];
    this.#before = before;
  }

  /** I have just answered, and the log had this many lines. */
  answered(lines: number): void {
    this.#answered = lines;
    this.#moves = 0;
  }

  /** The board has shown a move. Its last step takes the server's view, which may hold more than the events told. */
  seen(steps: readonly Step<View, Event>[], end: View, isAsked: boolean): void {
    const last = steps.at(-1);
    if (last === undefined) {
      this.#endIn(end);
      return;
    }
    const all = [...this.#seen.value, ...steps.slice(0, -1), { ...last, view: end }];
    if (last.line >= this.#answered) this.#moves += 1;
    const isTurnOver = this.#moves > 1 || (this.#moves === 1 && !isAsked);
    const gone = isTurnOver ? all.filter(({ line }) => line < this.#answered) : [];
    this.#before = gone.at(-1)?.view ?? this.#before;
    this.#seen.value = all.slice(gone.length);
  }

  /** A move without events, such as an undo, changes only the position after the last step. */
  #endIn(end: View): void {
    const last = this.#seen.value.at(-1);
    if (last === undefined) this.#before = end;
    else this.#seen.value = [...this.#seen.value.slice(0, -1), { ...last, view: end }];
  }
}
