import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Preview } from "@roundtable/kernel";

/** What is asked, as far as choosing goes. */
export interface Asked {
  readonly id: string;
  readonly answers: readonly { readonly id: string }[];
  /** With those that only look as if they could be given. */
  readonly shown: readonly { readonly id: string }[];
  readonly previews: Readonly<Record<string, Preview>>;
}

/** A finger cannot hover, so its first tap looks; a mouse and a key have looked already. */
export type Pointer = "mouse" | "touch" | "key";

/**
 * From looking at an answer to giving it. A press chooses at once, except where the finger has not yet seen what will
 * follow, or where it can never be taken back and there was a choice: there the first press arms, the second chooses.
 */
export class Choosing {
  readonly #asked: ReadonlySignal<Asked | null>;
  readonly #forgiving: boolean;
  readonly #give: (decision: string, answer: string) => Promise<boolean>;
  readonly #foresee: ((answer: string) => Promise<void>) | null;
  readonly #alwaysAsks: () => boolean;
  readonly #hovered = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  readonly #armed = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  readonly #barred = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  readonly #hinted = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  /** The decision whose answer is on its way. */
  readonly #given = signal<string | null>(null);

  /** The answer whose consequences are shown. */
  readonly looked: ReadonlySignal<string | null>;
  /** The answer that one more press chooses. */
  readonly armed: ReadonlySignal<string | null>;
  /** The answer that was pressed though it cannot be given. */
  readonly barred: ReadonlySignal<string | null>;
  /** The answer that a hint speaks for. */
  readonly hinted: ReadonlySignal<string | null>;
  readonly waiting: ReadonlySignal<boolean>;

  /**
   * `forgiving` is a table that can be asked to let a move be taken back: nothing there is beyond repair. `foresee` asks
   * for the preview of an answer, where it is not known from the beginning. `alwaysAsks` is somebody who wants to press
   * twice whatever it is.
   */
  constructor(
    asked: ReadonlySignal<Asked | null>,
    give: (decision: string, answer: string) => Promise<boolean>,
    forgiving: boolean,
    foresee: ((answer: string) => Promise<void>) | null = null,
    alwaysAsks: () => boolean = () => false,
  ) {
    this.#alwaysAsks = alwaysAsks;
    this.#forgiving = forgiving;
    this.#foresee = foresee;
    this.#asked = asked;
    this.#give = give;
    const stillAsked = (of: { decision: string; answer: string } | null) =>
      of !== null && of.decision === asked.value?.id ? of.answer : null;
    this.armed = computed(() => stillAsked(this.#armed.value));
    this.barred = computed(() => stillAsked(this.#barred.value));
    this.hinted = computed(() => stillAsked(this.#hinted.value));
    this.looked = computed(() => this.armed.value ?? stillAsked(this.#hovered.value));
    this.waiting = computed(() => this.#given.value === asked.value?.id);
  }

  /** What is asked now, by its id. */
  get question(): string | null {
    return this.#asked.peek()?.id ?? null;
  }

  look(answer: string | null): void {
    const decision = this.#asked.value;
    this.#hovered.value = decision === null || answer === null ? null : { decision: decision.id, answer };
  }

  hint(answer: string | null): void {
    const decision = this.#asked.value;
    this.#hinted.value = decision === null || answer === null ? null : { decision: decision.id, answer };
  }

  press(answer: string, pointer: Pointer): void {
    const decision = this.#asked.value;
    if (decision === null || this.waiting.value || !decision.shown.some(({ id }) => id === answer)) return;
    const isBarred = this.isBarred(answer);
    this.#barred.value = isBarred ? { decision: decision.id, answer } : null;
    if (isBarred) return;
    if (this.armed.value === answer) void this.#choose(decision.id, answer);
    else if (pointer === "touch" || this.#alwaysAsks() || this.isGrave(answer))
      this.#armed.value = { decision: decision.id, answer };
    else if (this.#foresee === null || this.#isKnown(answer)) void this.#choose(decision.id, answer);
    else void this.#chooseUnlessGrave(decision.id, answer, this.#foresee(answer));
  }

  /** It is shown, and cannot be given. */
  isBarred(answer: string): boolean {
    return this.#asked.value?.answers.every(({ id }) => id !== answer) === true;
  }

  /** By its place among those shown; false where there is none. */
  pressNth(nth: number): boolean {
    const answer = this.#asked.value?.shown[nth];
    if (answer === undefined) return false;
    this.press(answer.id, "key");
    return true;
  }

  cancel(): void {
    this.#armed.value = null;
    this.#barred.value = null;
    this.#hovered.value = null;
  }

  /** There is no way back from this answer, and there was another, or looked as if there were. */
  isGrave(answer: string): boolean {
    const decision = this.#asked.value;
    if (decision === null || this.#forgiving || decision.shown.length < 2) return false;
    return decision.previews[answer]?.final === true;
  }

  #isKnown(answer: string): boolean {
    const decision = this.#asked.value;
    return this.#forgiving || decision === null || decision.shown.length < 2 || answer in decision.previews;
  }

  /** Pressed before it was known whether there is a way back: where there is none, or nobody can say, the press arms. */
  async #chooseUnlessGrave(decision: string, answer: string, foreseen: Promise<void>): Promise<void> {
    await foreseen;
    if (this.#asked.value?.id !== decision || this.waiting.value) return;
    if (this.#isKnown(answer) && !this.isGrave(answer)) await this.#choose(decision, answer);
    else this.#armed.value = { decision, answer };
  }

  async #choose(decision: string, answer: string): Promise<void> {
    this.#given.value = decision;
    this.#armed.value = null;
    const done = await this.#give(decision, answer);
    if (!done && this.#given.value === decision) this.#given.value = null;
  }
}
