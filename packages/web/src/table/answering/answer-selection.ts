import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Preview } from "@roundtable/kernel";

/** The part of a decision that is used here. */
export interface Asked {
  readonly id: string;
  readonly answers: readonly { readonly id: string }[];
  /** The answers to draw, including decoys that cannot be given. */
  readonly shown: readonly { readonly id: string }[];
  readonly previews: Readonly<Record<string, Preview>>;
}

/** A finger cannot hover, so its first tap previews. A mouse or a key has previewed the answer before the press. */
export type Pointer = "mouse" | "touch" | "key";

/**
 * Takes an answer from preview to confirmation. A press chooses at once, with two exceptions: a finger that has not
 * seen the preview yet, and an irreversible answer among several. In both cases the first press arms the answer, and
 * the second chooses it.
 */
export class AnswerSelection {
  readonly #asked: ReadonlySignal<Asked | null>;
  readonly #canUndo: boolean;
  readonly #give: (decision: string, answer: string) => Promise<boolean>;
  readonly #fetchPreviews: ((answer: string) => Promise<void>) | null;
  readonly #alwaysAsks: () => boolean;
  readonly #hovered = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  readonly #armed = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  readonly #barred = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  readonly #hinted = signal<{ readonly decision: string; readonly answer: string } | null>(null);
  /** The decision whose answer is being sent. */
  readonly #given = signal<string | null>(null);

  /** The answer whose consequences are shown. */
  readonly previewed: ReadonlySignal<string | null>;
  /** The answer that one more press chooses. */
  readonly armed: ReadonlySignal<string | null>;
  /** The answer that was pressed though it cannot be given. */
  readonly barred: ReadonlySignal<string | null>;
  /** The answer that the open hint recommends. */
  readonly hinted: ReadonlySignal<string | null>;
  readonly waiting: ReadonlySignal<boolean>;

  /**
   * With `canUndo`, the table can agree to undo any move, so nothing is irreversible. `fetchPreviews` loads the preview
   * of an answer. `alwaysAsks` is the setting to confirm every answer with a second press.
   */
  constructor(
    asked: ReadonlySignal<Asked | null>,
    give: (decision: string, answer: string) => Promise<boolean>,
    canUndo: boolean,
    fetchPreviews: ((answer: string) => Promise<void>) | null = null,
    alwaysAsks: () => boolean = () => false,
  ) {
    this.#alwaysAsks = alwaysAsks;
    this.#canUndo = canUndo;
    this.#fetchPreviews = fetchPreviews;
    this.#asked = asked;
    this.#give = give;
    const stillAsked = (of: { decision: string; answer: string } | null) =>
      of !== null && of.decision === asked.value?.id ? of.answer : null;
    this.armed = computed(() => stillAsked(this.#armed.value));
    this.barred = computed(() => stillAsked(this.#barred.value));
    this.hinted = computed(() => stillAsked(this.#hinted.value));
    this.previewed = computed(() => this.armed.value ?? stillAsked(this.#hovered.value));
    this.waiting = computed(() => this.#given.value === asked.value?.id);
  }

  /** The id of the current decision. */
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
    else if (pointer === "touch" || this.#alwaysAsks() || this.isIrreversible(answer))
      this.#armed.value = { decision: decision.id, answer };
    else if (this.#fetchPreviews === null || this.#isKnown(answer)) void this.#choose(decision.id, answer);
    else void this.#chooseUnlessGrave(decision.id, answer, this.#fetchPreviews(answer));
  }

  /** The answer is drawn, but cannot be given. */
  isBarred(answer: string): boolean {
    return this.#asked.value?.answers.every(({ id }) => id !== answer) === true;
  }

  /** Presses the answer at this place among those shown; false if there is none. */
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

  /** The answer cannot be undone, and there is, or seems to be, another one to choose. */
  isIrreversible(answer: string): boolean {
    const decision = this.#asked.value;
    if (decision === null || this.#canUndo || decision.shown.length < 2) return false;
    return decision.previews[answer]?.final === true;
  }

  #isKnown(answer: string): boolean {
    const decision = this.#asked.value;
    return this.#canUndo || decision === null || decision.shown.length < 2 || answer in decision.previews;
  }

  /**
   * The answer was pressed before its preview has arrived. If it proves irreversible, or no preview comes, the press
   * only arms it.
   */
  async #chooseUnlessGrave(decision: string, answer: string, foreseen: Promise<void>): Promise<void> {
    await foreseen;
    if (this.#asked.value?.id !== decision || this.waiting.value) return;
    if (this.#isKnown(answer) && !this.isIrreversible(answer)) await this.#choose(decision, answer);
    else this.#armed.value = { decision, answer };
  }

  async #choose(decision: string, answer: string): Promise<void> {
    this.#given.value = decision;
    this.#armed.value = null;
    const done = await this.#give(decision, answer);
    if (!done && this.#given.value === decision) this.#given.value = null;
  }
}
