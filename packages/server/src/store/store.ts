import type { Kysely } from "kysely";
import type { Clock } from "@roundtable/host/clock";
import type { About, QuickWrite, Write } from "./group-commit.ts";
import type { Nodes } from "./nodes.ts";
import type { Schema } from "./schema/index.ts";
import type { Trouble } from "./disk-errors.ts";

/** Everything that outlives the process. Reads go directly to `db`; every write is part of a group commit. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** Why the last write failed; null if it did not. */
  readonly trouble: Trouble | null;
  readonly nodes: Nodes;
  /** The clock that decides what is deleted, closed or expires. */
  readonly clock: Clock;
  /** How far this machine's clock is certainly ahead of the store's; negative if it is behind, 0 if it is right. */
  readonly clockSkewMs: number;
  /** Reads from a consistent snapshot. */
  reading<Result>(read: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Resolves when the write is durable; rejects if none of it was written. */
  write(write: Write, about?: About): Promise<void>;
  /** The same for moves, without the overhead of the query builder. */
  writeQuickly(write: QuickWrite, about?: About): Promise<void>;
  /** Writes and removes something small, to check that writes work. */
  tryWriting(): Promise<void>;
  /** The same with something large enough to need free space. */
  tryRoom(): Promise<void>;
  close(): Promise<void>;
}
