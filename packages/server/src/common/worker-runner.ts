import { Worker } from "node:worker_threads";

/** Why a worker thread has ended. An error is what was thrown in it and not caught. */
export type WorkerEnd = "finished" | "stopped" | "timed-out" | Error;

export interface WorkerSettings<Message> {
  /** The module that the thread runs. */
  readonly module: URL;
  /** What the module finds as `workerData`. */
  readonly data: unknown;
  /** null: no limit until `limit` is called. */
  readonly timeoutMs: number | null;
  readonly heapMb?: number;
  /** The thread has begun to load its module. */
  readonly onOnline?: () => void;
  readonly onMessage: (message: Message) => void;
  /** Called once, when the thread is gone. */
  readonly onEnd: (end: WorkerEnd) => void;
}

/** One worker thread with a time limit. Every thread of the server is one of these. */
export class WorkerRunner<Message> {
  readonly #worker: Worker;
  #end: WorkerEnd = "finished";
  #timeout: NodeJS.Timeout | undefined;

  constructor({ module, data, timeoutMs, heapMb, onOnline, onMessage, onEnd }: WorkerSettings<Message>) {
    this.#worker = new Worker(module, {
      workerData: data,
      ...(heapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    this.limit(timeoutMs);
    if (onOnline !== undefined) this.#worker.once("online", onOnline);
    this.#worker.on("message", onMessage);
    this.#worker.once("error", (error) => {
      this.#end = error instanceof Error ? error : new Error(String(error));
    });
    this.#worker.once("exit", () => {
      clearTimeout(this.#timeout);
      onEnd(this.#end);
    });
  }

  send(message: unknown): void {
    this.#worker.postMessage(message);
  }

  /** Replaces the time limit: the thread is stopped when `ms` have passed from now. null lifts the limit. */
  limit(ms: number | null): void {
    clearTimeout(this.#timeout);
    if (ms !== null) this.#timeout = setTimeout(() => void this.#stop("timed-out"), ms);
  }

  /** Resolves when the thread is gone. */
  stop(): Promise<void> {
    return this.#stop("stopped");
  }

  async #stop(end: WorkerEnd): Promise<void> {
    if (this.#end === "finished") this.#end = end;
    await this.#worker.terminate();
  }
}
