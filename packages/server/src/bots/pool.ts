import { random } from "@roundtable/bots";
import { serverChance } from "../common/chance.ts";
import { type WorkerEnd, WorkerRunner } from "../common/worker-runner.ts";
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
import { HINT_BUDGETS, LOADING_MS } from "@roundtable/host/bots/thinking-time";

export interface PoolSettings {
  /** The module with the registry of games. */
  readonly registry: string;
  readonly workers: number;
  /** How long a bot may think about one answer. */
  readonly budgetMs: number;
  answered?(how: "thought" | "fallback"): void;
  failed?(error: Error): void;
}

interface Pending {
  readonly thought: Thought;
  readonly budgetMs: number;
  /** null if the bot failed. */
  settle(thinking: Thinking | null): void;
}

/** Bots think in worker threads, so that the event loop never waits for them. */
export class WorkerPool implements BotPool {
  readonly #settings: PoolSettings;
  readonly #desks: Desk[];
  readonly #turns: Pending[] = [];
  /** Hints wait until no bot has to move. */
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

/** One worker with at most one question. A worker that crashes or takes too long is replaced. */
class Desk {
  readonly #settings: PoolSettings;
  readonly #freed: () => void;
  #worker: WorkerRunner<Thinking> | null = null;
  #pending: Pending | null = null;
  #ready = false;
  #limitMs = 0;

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
    this.#worker.send(pending.thought);
    // A new worker must load the game first. The budget is for thinking only.
    if (this.#ready) this.#limit(this.#worker, pending.budgetMs);
  }

  /** Cancels the question. A running worker cannot be interrupted, and a new one is ready sooner. */
  drop(): void {
    void this.close();
    this.#settle(null);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.stop();
  }

  #hire(): WorkerRunner<Thinking> {
    this.#ready = false;
    const worker = new WorkerRunner<Thinking>({
      module: new URL("./thinker.node.ts", import.meta.url),
      data: { registry: this.#settings.registry },
      timeoutMs: null,
      onOnline: () => {
        if (this.#worker !== worker) return;
        this.#ready = true;
        if (this.#pending !== null) this.#limit(worker, this.#pending.budgetMs + LOADING_MS);
      },
      onMessage: (thinking) => {
        if (thinking.number === this.#pending?.thought.number) this.#settle(thinking);
      },
      onEnd: (end) => {
        if (this.#worker !== worker) return;
        this.#worker = null;
        this.#settings.failed?.(this.#errorOf(end));
        if (this.#pending !== null) this.#settle(null);
      },
    });
    return worker;
  }

  #limit(worker: WorkerRunner<Thinking>, ms: number): void {
    this.#limitMs = ms;
    worker.limit(ms);
  }

  #errorOf(end: WorkerEnd): Error {
    if (end instanceof Error) return end;
    return new Error(
      end === "timed-out" ? `A bot thought for more than ${this.#limitMs} ms.` : "The worker has ended.",
    );
  }

  #settle(thinking: Thinking | null): void {
    const pending = this.#pending;
    this.#worker?.limit(null);
    this.#pending = null;
    pending?.settle(thinking);
    this.#freed();
  }
}
