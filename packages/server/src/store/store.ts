import type { Kysely } from "kysely";
import type { Clock } from "@roundtable/host/clock";
import type { About, QuickWrite, Write } from "./group-commit.ts";
import type { Nodes } from "./nodes.ts";
import type { Schema } from "./schema/index.ts";
import type { Trouble } from "./disk-errors.ts";

/** Everything that outlives the process. Reads go straight to `db`; every write is a part of a group commit. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** Why nothing could be kept the last time; null if it was. */
  readonly trouble: Trouble | null;
  readonly nodes: Nodes;
  /** The only time by which anything is deleted, closed or expires. */
  readonly clock: Clock;
  /** By how much this machine's clock is surely ahead of the store's, negative where it is behind; 0 where it is right. */
  readonly clockSkewMs: number;
  /** Everything that is read as it was at one moment. */
  reading<Result>(read: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Resolves when it is durably kept; rejects when none of it is. */
  write(write: Write, about?: About): Promise<void>;
  /** The same for what happens at every move, without the detour by the query builder. */
  writeQuickly(write: QuickWrite, about?: About): Promise<void>;
  /** Whether anything can be kept, by keeping something small for a moment. */
  tryWriting(): Promise<void>;
  /** The same with something so large that it takes room. */
  tryRoom(): Promise<void>;
  close(): Promise<void>;
}
