import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import { isBusy, type Trouble, troubleOf } from "./trouble.ts";

export type Write = (transaction: Transaction<Schema>) => Promise<void>;

export interface CommitObserver {
  /** Called in the transaction, right before it is committed; a test holds it back or makes it fail here. */
  beforeCommit?(): Promise<void>;
  committed?(writes: number, seconds: number): void;
  /** Nothing can be kept any more; null when it can again. */
  troubled?(trouble: Trouble | null): void;
}

/** How long a write waits for another program, such as a backup, to let go of the file, and how often it looks. */
const BUSY_MS = 5000;
const LOOK_AGAIN_MS = 20;

interface Waiting {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Everything that is written in one tick, by all tables, shares one transaction: one wait for the disk. Whoever awaits
 * `write` knows that it is kept.
 */
export class GroupCommit {
  readonly #db: Kysely<Schema>;
  readonly #observer: CommitObserver;
  #waiting: Waiting[] = [];
  #running = false;
  #trouble: Trouble | null = null;

  constructor(db: Kysely<Schema>, observer: CommitObserver) {
    this.#db = db;
    this.#observer = observer;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  write(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write, done, failed });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      await nextTick();
      const together = this.#waiting;
      this.#waiting = [];
      await this.#commitAll(together);
    }
    this.#running = false;
  }

  async #commitAll(together: readonly Waiting[]): Promise<void> {
    try {
      await this.#commitWhenFree(together);
      this.#note(null);
      for (const { done } of together) done();
    } catch (error) {
      this.#note(troubleOf(error) ?? this.#trouble);
      const [only, ...others] = together;
      if (others.length === 0) only?.failed(error);
      // One bad write must not take the others down with it.
      else for (const one of together) await this.#commitAll([one]);
    }
  }

  /** Nobody but the writers waits: the loop goes on meanwhile. */
  async #commitWhenFree(together: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    for (;;) {
      try {
        return await this.#commit(together);
      } catch (error) {
        if (!isBusy(error) || performance.now() - begun > BUSY_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    }
  }

  #note(trouble: Trouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#observer.troubled?.(trouble);
  }

  async #commit(together: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    await this.#db.transaction().execute(async (transaction) => {
      for (const { write } of together) await write(transaction);
      await this.#observer.beforeCommit?.();
    });
    this.#observer.committed?.(together.length, (performance.now() - begun) / 1000);
  }
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
