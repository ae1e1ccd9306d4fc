import { computed, type ReadonlySignal, signal } from "@preact/signals";

/** One event as it was seen to happen. */
export interface Step<View, Event> {
  readonly event: Event;
  /** The number of its line in the log. */
  readonly line: number;
  /** The position after it. */
  readonly view: View;
}

/**
 * What has happened since my last turn, to be looked at again. A turn may be several answers: it is over when nothing more
 * is asked of me, or when somebody else's move follows mine.
 */
export class Recap<View, Event> {
  /** Oldest first. */
  readonly steps: ReadonlySignal<readonly Step<View, Event>[]>;
  readonly #seen = signal<readonly Step<View, Event>[]>([]);
  #before: View;
  /** How many lines there were when I last answered, and how many moves have come since. */
  #answered = 0;
  #moves = 0;

  constructor(before: View) {
    this.#before = before;
    this.steps = computed(() => this.#seen.value);
  }

  /** The position after this step; 0 is before the first. */
  viewAt(step: number): View | undefined {
    return step === 0 ? this.#before : this.#seen.peek()[step - 1]?.view;
  }

  between(from: number, to: number): readonly Step<View, Event>[] | null {
    return to === from + 1 ? this.#seen.peek().slice(from, to) : null;
  }

  /** This happened before anything of it was seen here, and led to where that began. */
  recall(before: View, steps: readonly Step<View, Event>[]): void {
    const last = steps.at(-1);
    if (last === undefined) return;
    this.#seen.value = [...steps.slice(0, -1), { ...last, view: this.#before }, ...this.#seen.value];
    this.#before = before;
  }

  /** I have answered when the log had so many lines. */
  answered(lines: number): void {
    this.#answered = lines;
    this.#moves = 0;
  }

  /** A move was seen to happen, and ended in this position. Nothing else is known of what was not told in events. */
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

  /** What was taken back, or has only become known, changes where the last step led. */
  #endIn(end: View): void {
    const last = this.#seen.value.at(-1);
    if (last === undefined) this.#before = end;
    else this.#seen.value = [...this.#seen.value.slice(0, -1), { ...last, view: end }];
  }
}
