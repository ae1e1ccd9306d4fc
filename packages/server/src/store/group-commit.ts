import type { Transaction } from "kysely";
import { Overtaken } from "@roundtable/host/table-host/table-store";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { EntryRows } from "./tables/new-entries.ts";
import type { Schema } from "./schema/index.ts";
import { type Trouble, troubleOf } from "./disk-errors.ts";

export type Write = (transaction: Transaction<Schema>, rows: EntryRows) => Promise<void>;
/** By rows of entries alone, without waiting for anything. */
export type QuickWrite = (rows: EntryRows) => void;

export interface CommitObserver {
  /** Called in the transaction, right before it is committed; a test holds it back or makes it fail here. */
  beforeCommit?(): Promise<void>;
  committed?(writes: number, seconds: number): void;
  /** Nothing can be kept any more; null when it can again. */
  troubled?(trouble: Trouble | null): void;
}

/** A session that has ended; null for all of that person's. */
export interface SignedOut {
  readonly person: PersonId;
  readonly session: string | null;
  /** It goes on with another cookie, and only what was opened by the old one ends. */
  readonly isReplaced?: boolean | undefined;
}

/** What a write has to do with other nodes. */
export interface About {
  /** The table that it changes, as we know it: if another node was faster, the write is refused. */
  readonly basis?: { readonly table: TableId; readonly version: number };
  /** Tables that it changes whatever has become of them: each node reads them again. */
  readonly changed?: readonly TableId[];
  /** Tables that come or go with it. */
  readonly tables?: readonly TableId[];
  /** Tables where somebody has come or gone. */
  readonly presences?: readonly TableId[];
  /** Who has another name. */
  readonly person?: PersonId;
  /** Sessions that end with it: their sockets are closed. */
  readonly signedOut?: SignedOut;
}

export type Wish = ({ readonly write: Write } | { readonly quickly: QuickWrite }) & {
  readonly about?: About | undefined;
};

/** What an engine does for us. */
export interface Committing {
  /** Whether moves are quicker without what is written beside them. */
  readonly keepsMovesApart: boolean;
  /** All of them in one transaction, durably, or none; but for those that were overtaken, which it returns. */
  commit(wishes: readonly Wish[]): Promise<ReadonlySet<Wish>>;
}

interface Waiting {
  readonly wish: Wish;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Everything that is written in one tick, by all tables, shares one transaction: one wait for the disk. Whoever awaits
 * `write` knows that it is kept.
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

  /** When everything that was asked for so far is kept, or refused. */
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
      // One bad write must not take the others down with it.
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
