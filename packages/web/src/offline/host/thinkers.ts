import { random } from "@roundtable/bots";
import type { Chance } from "@roundtable/kernel";
import type { BotPool, Question, Reply, Thought } from "@roundtable/server/bots/thought";

/** How long one answer may take, once the worker is there. */
const BUDGET_MS = 20_000;

/** What a thinker sends back. */
export type Thinking = Reply & { readonly number: number };

/** The part of a worker that is used; a test has its own. */
export interface Thinker {
  postMessage(thought: Thought): void;
  terminate(): void;
  hear(answered: (thinking: Thinking) => void, failed: () => void): void;
}

interface Pending extends Thought {
  readonly done: (reply: Reply) => void;
}

/** Bots think in a worker of their own: neither the page nor the table waits for them. One that takes too long is replaced. */
export class Thinkers implements BotPool {
  readonly #hire: () => Thinker;
  readonly #chance: Chance;
  readonly #queue: Pending[] = [];
  #thinker: Thinker | null = null;
  #overrun: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(hire: () => Thinker, chance: Chance) {
    this.#hire = hire;
    this.#chance = chance;
  }

  get waiting(): number {
    return Math.max(0, this.#queue.length - 1);
  }

  choose(question: Question): Promise<Reply> {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.#queue.push({ ...question, number: this.#asked++, done: resolve });
    if (this.#queue.length === 1) this.#next();
    return promise;
  }

  close(): Promise<void> {
    this.rest();
    return Promise.resolve();
  }

  /** Nobody waits any more for what was asked: whoever thinks about it stops at once. */
  rest(): void {
    if (this.#queue.length === 0) return;
    this.#queue.length = 0;
    this.#dismiss();
  }

  #next(): void {
    const [pending] = this.#queue;
    if (pending === undefined) return;
    const { done: _done, ...thought } = pending;
    this.#thinker ??= this.#hired();
    this.#thinker.postMessage(thought);
    this.#overrun = setTimeout(() => this.#failed(), BUDGET_MS);
  }

  #hired(): Thinker {
    const thinker = this.#hire();
    thinker.hear(
      ({ number, ...reply }) => {
        if (number === this.#queue[0]?.number) this.#settle(reply);
      },
      () => this.#failed(),
    );
    return thinker;
  }

  #failed(): void {
    this.#dismiss();
    if (this.#queue.length > 0) this.#settle(null);
  }

  #dismiss(): void {
    clearTimeout(this.#overrun);
    this.#thinker?.terminate();
    this.#thinker = null;
  }

  #settle(reply: Reply | null): void {
    clearTimeout(this.#overrun);
    const pending = this.#queue.shift();
    if (pending !== undefined) {
      const isLegal = pending.sight.decision.answers.some(({ id }) => id === reply?.answer);
      pending.done(
        reply !== null && isLegal
          ? reply
          : { answer: random.choose(pending.sight, this.#chance).id, statements: [] },
      );
    }
    this.#next();
  }
}
