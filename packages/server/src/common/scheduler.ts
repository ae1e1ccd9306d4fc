import type { Cancel, Clock } from "@roundtable/host/clock";
import { byItself } from "./log.ts";

/** Where several nodes share the store, one looks after what another has left. */
const LOOK_MS = 30_000;
/** How long a stop waits for what is under way. */
const PARTING_MS = 2000;

export interface Job {
  readonly clock: Clock;
  /** Whether others may leave something to us. */
  readonly hasSeveralNodes: () => boolean;
  /** Does what is due. */
  readonly runDue: () => Promise<void>;
  /** When the next is due; null when nothing waits. */
  readonly nextDue: () => Promise<number | null>;
  readonly onError: (error: unknown) => void;
}

/** What is kept in the store to be done at its time: one round after another, each when something is due. */
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

  /** Something may be due. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isAskedAgain = true;
    this.#running ??= byItself(() => this.#run());
  }

  /** When nothing is under way any more. */
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
