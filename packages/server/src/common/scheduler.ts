import type { Cancel, Clock } from "@roundtable/host/clock";
import { inBackground } from "./log.ts";

/** With several nodes, each looks this often for work that another has left. */
const LOOK_MS = 30_000;
/** How long `stop` waits for running work. */
const PARTING_MS = 2000;

export interface Job {
  readonly clock: Clock;
  /** Whether other nodes share the store and may leave work. */
  readonly hasSeveralNodes: () => boolean;
  /** Does everything that is due. */
  readonly runDue: () => Promise<void>;
  /** When the next work is due; null if there is none. */
  readonly nextDue: () => Promise<number | null>;
  readonly onError: (error: unknown) => void;
}

/** Runs work that is stored with a due time: one run after another, whenever something is due. */
export class Scheduler {
  readonly #job: Job;
  #isStopped = false;
  #isAskedAgain = false;
  #running: Promise<void> | null = null;
  #cancel: Cancel | null = null;

  constructor(round: Job) {
    this.#job = round;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Checks for due work now. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isAskedAgain = true;
    this.#running ??= inBackground(() => this.#run());
  }

  /** Resolves when no work is running. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel?.();
    let giveUp: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      giveUp = setTimeout(resolve, PARTING_MS);
    });
    await Promise.race([this.settled(), patience]);
    clearTimeout(giveUp);
  }

  async #run(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    const wait = await this.#untilNext();
    this.#running = null;
    if (this.#isStopped) return;
    if (this.#isAskedAgain) this.wake();
    else if (wait !== Infinity) this.#cancel = this.#job.clock.after(wait, () => this.wake());
  }

  async #untilNext(): Promise<number> {
    const { clock, hasSeveralNodes, runDue, nextDue, onError } = this.#job;
    try {
      while (this.#isAskedAgain && !this.#isStopped) {
        this.#isAskedAgain = false;
        await runDue();
      }
      const due = await nextDue();
      const wait = due === null ? Infinity : Math.max(0, due - clock.now());
      return hasSeveralNodes() ? Math.min(wait, LOOK_MS) : wait;
    } catch (error) {
      if (!this.#isStopped) onError(error);
      return LOOK_MS;
    }
  }
}
