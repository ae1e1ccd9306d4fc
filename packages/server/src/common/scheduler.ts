import type { Cancel, Clock } from "@roundtable/host/clock";
import { byItself } from "./log.ts";

/** Where several nodes share the store, one looks after what another has left. */
const LOOK_MS = 30_000;
/** How long a stop waits for what is under way. */
const PARTING_MS = 2000;

export interface Round {
  readonly clock: Clock;
  /** Whether others may leave something to us. */
  readonly areSeveral: () => boolean;
  /** Does what is due. */
  readonly carryOut: () => Promise<void>;
  /** When the next is due; null when nothing waits. */
  readonly next: () => Promise<number | null>;
  readonly failed: (error: unknown) => void;
}

/** What is kept in the store to be done at its time: one round after another, each when something is due. */
export class Rounds {
  readonly #round: Round;
  #isStopped = false;
  #isAskedAgain = false;
  #running: Promise<void> | null = null;
  #cancel: Cancel | null = null;

  constructor(round: Round) {
    this.#round = round;
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
    else if (wait !== Infinity) this.#cancel = this.#round.clock.after(wait, () => this.wake());
  }

  async #untilNext(): Promise<number> {
    const { clock, areSeveral, carryOut, next, failed } = this.#round;
    try {
      while (this.#isAskedAgain && !this.#isStopped) {
        this.#isAskedAgain = false;
        await carryOut();
      }
      const due = await next();
      const wait = due === null ? Infinity : Math.max(0, due - clock.now());
      return areSeveral() ? Math.min(wait, LOOK_MS) : wait;
    } catch (error) {
      if (!this.#isStopped) failed(error);
      return LOOK_MS;
    }
  }
}
