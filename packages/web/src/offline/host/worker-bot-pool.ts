import { random } from "@roundtable/bots";
import type { Chance } from "@roundtable/kernel";
import {
  type Advice,
  type AdviceWanted,
  type BotPool,
  legalAdvice,
  legalReply,
  type Question,
  type Reply,
  type Thinking,
  type Thought,
} from "@roundtable/host/bots/bot-pool";
import { DEVICE_BUDGET_MS } from "@roundtable/host/bots/thinking-time";

/** The part of a worker that is used; a test has its own. */
export interface BotWorker {
  postMessage(thought: Thought): void;
  terminate(): void;
  hear(answered: (thinking: Thinking) => void, failed: () => void): void;
}

interface Pending {
  readonly thought: Thought;
  /** null if there is no result */
  settle(thinking: Thinking | null): void;
}

/**
 * Bots think in a worker of their own, so that neither the page nor the table waits for them. A worker that takes too
 * long is replaced.
 */
export class WorkerBotPool implements BotPool {
  readonly #hire: () => BotWorker;
  readonly #chance: Chance;
  /** The request that the worker is working on. */
  #pending: Pending | null = null;
  readonly #turns: Pending[] = [];
  /** Hints wait until no bot has to think. */
  readonly #hints: Pending[] = [];
  #thinker: BotWorker | null = null;
  #overrun: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(hire: () => BotWorker, chance: Chance) {
    this.#hire = hire;
    this.#chance = chance;
  }

  get waiting(): number {
    return this.#turns.length + this.#hints.length;
  }

  async choose(question: Question, signal: AbortSignal): Promise<Reply | null> {
    const thinking = await this.#thought(this.#turns, question, signal);
    if (signal.aborted) return null;
    const fallback = () => ({ answer: random.choose(question.sight, this.#chance).id, statements: [] });
    return legalReply(question, thinking) ?? fallback();
  }

  async advise(wanted: AdviceWanted, signal: AbortSignal): Promise<Advice | null> {
    return legalAdvice(wanted, await this.#thought(this.#hints, wanted, signal));
  }

  close(): Promise<void> {
    this.#turns.length = 0;
    this.#hints.length = 0;
    this.#pending = null;
    this.#dismiss();
    return Promise.resolve();
  }

  #thought(queue: Pending[], wanted: Question | AdviceWanted, signal: AbortSignal): Promise<Thinking | null> {
    const { promise, resolve } = Promise.withResolvers<Thinking | null>();
    const settle = (thinking: Thinking | null): void => {
      signal.removeEventListener("abort", drop);
      resolve(thinking);
    };
    const pending: Pending = { thought: { ...wanted, number: this.#asked++ }, settle };
    const drop = (): void => this.#drop(queue, pending);
    signal.addEventListener("abort", drop);
    queue.push(pending);
    this.#next();
    return promise;
  }

  /** A running request cannot be interrupted, so its worker is terminated. */
  #drop(queue: Pending[], pending: Pending): void {
    if (this.#pending === pending) return this.#failed();
    const at = queue.indexOf(pending);
    if (at === -1) return;
    queue.splice(at, 1);
    pending.settle(null);
  }

  #next(): void {
    if (this.#pending !== null) return;
    const pending = this.#turns.shift() ?? this.#hints.shift() ?? null;
    this.#pending = pending;
    if (pending === null) return;
    this.#thinker ??= this.#hired();
    this.#thinker.postMessage(pending.thought);
    this.#overrun = setTimeout(() => this.#failed(), DEVICE_BUDGET_MS);
  }

  #hired(): BotWorker {
    const thinker = this.#hire();
    thinker.hear(
      (thinking) => {
        if (thinking.number === this.#pending?.thought.number) this.#settle(thinking);
      },
      () => this.#failed(),
    );
    return thinker;
  }

  #failed(): void {
    this.#dismiss();
    this.#settle(null);
  }

  #dismiss(): void {
    clearTimeout(this.#overrun);
    this.#thinker?.terminate();
    this.#thinker = null;
  }

  #settle(thinking: Thinking | null): void {
    clearTimeout(this.#overrun);
    const pending = this.#pending;
    this.#pending = null;
    pending?.settle(thinking);
    this.#next();
  }
}
