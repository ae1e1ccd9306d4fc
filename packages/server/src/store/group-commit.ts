import type { Transaction } from "kysely";
import { Overtaken } from "@roundtable/host/table-host/table-store";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { EntryRows } from "./tables/new-entries.ts";
import type { Schema } from "./schema/index.ts";
import { type Trouble, troubleOf } from "./disk-errors.ts";

export type Write = (transaction: Transaction<Schema>, rows: EntryRows) => Promise<void>;
/** A write of match rows only. It runs synchronously. */
export type QuickWrite = (rows: EntryRows) => void;

export interface CommitObserver {
  /** Called in the transaction right before its commit. Tests delay it or make it fail here. */
  beforeCommit?(): Promise<void>;
  committed?(writes: number, seconds: number): void;
  /** Called when writes begin to fail; null when they work again. */
  troubled?(trouble: Trouble | null): void;
}

/** A session that has ended; `session` is null for all sessions of the person. */
export interface SignedOut {
  readonly person: PersonId;
  readonly session: string | null;
  /** The session goes on with a new cookie. Only sockets opened with the old one are closed. */
  readonly isReplaced?: boolean | undefined;
}

/** What other nodes need to know about a write. */
export interface About {
  /** The table and the version it is based on. If another node has changed the table since, the write is refused. */
  readonly basis?: { readonly table: TableId; readonly version: number };
  /** Tables that change whatever their version is. Every node reads them again. */
  readonly changed?: readonly TableId[];
  /** Tables that are created or removed by it. */
  readonly tables?: readonly TableId[];
  /** Tables where someone has arrived or left. */
  readonly presences?: readonly TableId[];
  /** The person whose name or blocks have changed. */
  readonly person?: PersonId;
  /** Sessions that end with it. Their sockets are closed. */
  readonly signedOut?: SignedOut;
}

export type Wish = ({ readonly write: Write } | { readonly quickly: QuickWrite }) & {
  readonly about?: About | undefined;
};

/** What a database engine has to implement. */
export interface Committing {
  /** Whether moves are faster in a transaction of their own. */
  readonly keepsMovesApart: boolean;
  /**
   * Commits all of them durably in one transaction, or none. Returns those that were refused because their table had
   * changed.
   */
  commit(wishes: readonly Wish[]): Promise<ReadonlySet<Wish>>;
}

interface Waiting {
  readonly wish: Wish;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Group commit: all writes of one tick, of all tables, share a transaction and so one wait for the disk. `write` resolves
 * when it is durable.
 */
export class GroupCommit {
  readonly #engine: Committing;
  readonly #observer: CommitObserver;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #trouble: Trouble | null = null;

  constructor(engine: Committing, observer: CommitObserver) {
    this.#engine = engine;
    this.#observer = observer;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  write(wish: Wish): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ wish, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when all writes so far are committed or refused. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTick();
      const together = this.#waiting;
      this.#waiting = [];
      for (const part of this.#partsOf(together)) await this.#commitAll(part);
    }
    this.#running = null;
  }

  #partsOf(together: readonly Waiting[]): readonly (readonly Waiting[])[] {
    if (!this.#engine.keepsMovesApart) return [together];
    const moves = together.filter(({ wish }) => "quickly" in wish);
    const others = together.filter(({ wish }) => !("quickly" in wish));
    return [moves, others].filter(({ length }) => length > 0);
  }

  async #commitAll(together: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    try {
      const overtaken = await this.#engine.commit(together.map(({ wish }) => wish));
      this.#observer.committed?.(together.length, (performance.now() - begun) / 1000);
      this.#note(null);
      for (const { wish, done, failed } of together)
        if (overtaken.has(wish))
          failed(new Overtaken(`Table ${wish.about?.basis?.table} was changed before.`));
        else done();
    } catch (error) {
      this.#note(troubleOf(error) ?? this.#trouble);
      const [only, ...others] = together;
      if (others.length === 0) only?.failed(error);
      // After a failure each write is tried alone, so that one bad write does not fail the others.
      else for (const one of together) await this.#commitAll([one]);
    }
  }

  #note(trouble: Trouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#observer.troubled?.(trouble);
  }
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
