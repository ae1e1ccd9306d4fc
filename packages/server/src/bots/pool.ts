import { Worker } from "node:worker_threads";
import { random } from "@roundtable/bots";
import { serverChance } from "../chance.ts";
import type { BotPool, Question, Reply, Thought } from "./thought.ts";

export interface PoolSettings {
  /** The module that exports the registry of games. */
  readonly registry: string;
  readonly workers: number;
  /** How long one answer may take. */
  readonly budgetMs: number;
  answered?(how: "thought" | "fallback"): void;
  failed?(error: Error): void;
}

interface Pending extends Thought {
  readonly done: (reply: Reply) => void;
}

/** Bots think in worker threads; the loop that serves people never waits for them. */
export class WorkerPool implements BotPool {
  readonly #desks: Desk[];
  readonly #waiting: Pending[] = [];
  #asked = 0;

  constructor(settings: PoolSettings) {
    this.#desks = Array.from({ length: settings.workers }, () => new Desk(settings, () => this.#next()));
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  choose(question: Question): Promise<Reply> {
    return new Promise((done) => {
      this.#waiting.push({ ...question, number: this.#asked++, done });
      this.#next();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#desks.map((desk) => desk.close()));
  }

  #next(): void {
    for (const desk of this.#desks) {
      if (!desk.isFree) continue;
      const pending = this.#waiting.shift();
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

  take(pending: Pending): void {
    this.#pending = pending;
    const { done: _done, ...thought } = pending;
    this.#worker ??= this.#hire();
    this.#worker.postMessage(thought satisfies Thought);
    // A new worker must first load the game: the budget is for thinking.
    if (this.#ready) this.#watch();
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
    worker.on("message", ({ number, ...reply }: Reply & { readonly number: number }) => {
      if (number === this.#pending?.number) this.#settle(reply);
    });
    worker.on("online", () => {
      this.#ready = true;
      this.#watch(LOADING_MS);
    });
    worker.on("error", (error) =>
      this.#dismiss(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", () => this.#dismiss(worker, new Error("The worker has ended.")));
    return worker;
  }

  #watch(loading = 0): void {
    this.#overrun = setTimeout(() => {
      const worker = this.#worker;
      if (worker === null) return;
      void worker.terminate();
      this.#dismiss(worker, new Error(`A bot thought for more than ${this.#settings.budgetMs} ms.`));
    }, this.#settings.budgetMs + loading);
  }

  #dismiss(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#settings.failed?.(error);
    if (this.#pending !== null) this.#settle(null);
  }

  #settle(reply: Reply | null): void {
    const pending = this.#pending;
    clearTimeout(this.#overrun);
    this.#pending = null;
    if (pending !== null) {
      const legal = pending.sight.decision.answers.some(({ id }) => id === reply?.answer) ? reply : null;
      this.#settings.answered?.(legal === null ? "fallback" : "thought");
      pending.done(legal ?? { answer: random.choose(pending.sight, serverChance()).id, statements: [] });
    }
    this.#freed();
  }
}

/** How long loading a game may take on a slow machine. */
const LOADING_MS = 10_000;
