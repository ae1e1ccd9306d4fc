import { Worker } from "node:worker_threads";
import { random } from "@roundtable/bots";
import { serverChance } from "../chance.ts";
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
} from "./thought.ts";

export interface PoolSettings {
  /** The module that exports the registry of games. */
  readonly registry: string;
  readonly workers: number;
  /** How long one answer may take. */
  readonly budgetMs: number;
  answered?(how: "thought" | "fallback"): void;
  failed?(error: Error): void;
}

/** A hint weighs what a bot only chooses. */
const HINT_BUDGETS = 2;

interface Pending {
  readonly thought: Thought;
  readonly budgetMs: number;
  /** With null when nothing came of it. */
  settle(thinking: Thinking | null): void;
}

/** Bots think in worker threads; the loop that serves people never waits for them. */
export class WorkerPool implements BotPool {
  readonly #settings: PoolSettings;
  readonly #desks: Desk[];
  readonly #turns: Pending[] = [];
  /** They wait until no bot is asked anything. */
  readonly #hints: Pending[] = [];
  #asked = 0;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#desks = Array.from({ length: settings.workers }, () => new Desk(settings, () => this.#next()));
  }

  get waiting(): number {
    return this.#turns.length + this.#hints.length;
  }

  async choose(question: Question, signal: AbortSignal): Promise<Reply | null> {
    const thinking = await this.#thought(this.#turns, question, this.#settings.budgetMs, signal);
    if (signal.aborted) return null;
    const reply = legalReply(question, thinking);
    this.#settings.answered?.(reply === null ? "fallback" : "thought");
    return reply ?? { answer: random.choose(question.sight, serverChance()).id, statements: [] };
  }

  async advise(wanted: AdviceWanted, signal: AbortSignal): Promise<Advice | null> {
    const budgetMs = this.#settings.budgetMs * HINT_BUDGETS;
    return legalAdvice(wanted, await this.#thought(this.#hints, wanted, budgetMs, signal));
  }

  async close(): Promise<void> {
    await Promise.all(this.#desks.map((desk) => desk.close()));
  }

  #thought(
    queue: Pending[],
    wanted: Question | AdviceWanted,
    budgetMs: number,
    signal: AbortSignal,
  ): Promise<Thinking | null> {
    return new Promise((done) => {
      const settle = (thinking: Thinking | null): void => {
        signal.removeEventListener("abort", drop);
        done(thinking);
      };
      const pending: Pending = { thought: { ...wanted, number: this.#asked++ }, budgetMs, settle };
      const drop = (): void => this.#drop(queue, pending);
      signal.addEventListener("abort", drop);
      queue.push(pending);
      this.#next();
    });
  }

  #drop(queue: Pending[], pending: Pending): void {
    const at = queue.indexOf(pending);
    if (at === -1) return this.#desks.find((desk) => desk.has(pending))?.drop();
    queue.splice(at, 1);
    pending.settle(null);
  }

  #next(): void {
    for (const desk of this.#desks) {
      if (!desk.isFree) continue;
      const pending = this.#turns.shift() ?? this.#hints.shift();
      if (pending === undefined) return;
      desk.take(pending);
    }
  }
}

/** One worker with at most one question before it. A worker that crashes or takes too long is replaced. */
class Desk {
  readonly #settings: PoolSettings;
  readonly #freed: () => void;
  #worker: Worker | null = null;
  #pending: Pending | null = null;
  #overrun: NodeJS.Timeout | undefined;
  #ready = false;

  constructor(settings: PoolSettings, freed: () => void) {
    this.#settings = settings;
    this.#freed = freed;
  }

  get isFree(): boolean {
    return this.#pending === null;
  }

  has(pending: Pending): boolean {
    return this.#pending === pending;
  }

  take(pending: Pending): void {
    this.#pending = pending;
    this.#worker ??= this.#hire();
    this.#worker.postMessage(pending.thought);
    // A new worker must first load the game: the budget is for thinking.
    if (this.#ready) this.#watch(pending.budgetMs);
  }

  /** Nobody wants any more what it thinks about. A thought cannot be interrupted, and a new worker is sooner there. */
  drop(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#settle(null);
  }

  async close(): Promise<void> {
    clearTimeout(this.#overrun);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #hire(): Worker {
    this.#ready = false;
    const worker = new Worker(new URL("./thinker.node.ts", import.meta.url), {
      workerData: { registry: this.#settings.registry },
    });
    worker.on("message", (thinking: Thinking) => {
      if (thinking.number === this.#pending?.thought.number) this.#settle(thinking);
    });
    worker.on("online", () => {
      if (this.#worker !== worker) return;
      this.#ready = true;
      if (this.#pending !== null) this.#watch(this.#pending.budgetMs + LOADING_MS);
    });
    worker.on("error", (error) =>
      this.#dismiss(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", () => this.#dismiss(worker, new Error("The worker has ended.")));
    return worker;
  }

  #watch(ms: number): void {
    clearTimeout(this.#overrun);
    this.#overrun = setTimeout(() => {
      const worker = this.#worker;
      if (worker === null) return;
      void worker.terminate();
      this.#dismiss(worker, new Error(`A bot thought for more than ${ms} ms.`));
    }, ms);
  }

  #dismiss(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#settings.failed?.(error);
    if (this.#pending !== null) this.#settle(null);
  }

  #settle(thinking: Thinking | null): void {
    const pending = this.#pending;
    clearTimeout(this.#overrun);
    this.#pending = null;
    pending?.settle(thinking);
    this.#freed();
  }
}

/** How long loading a game may take on a slow machine. */
const LOADING_MS = 10_000;
