import type { StoreTime } from "@roundtable/host/clock";
import { Secret } from "@roundtable/host/disclosure/secret";
import type { PresenceReport, RemotePresences } from "@roundtable/host/table-host/presence";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { SignedOut } from "./group-commit.ts";
import type { MadeEntry } from "@roundtable/host/table-host/table-store";

/** Receives what other nodes do. */
export interface NodeListener {
  /** A table has changed; `isMove` if only its match has. */
  table(table: TableId, version: number, isMove: boolean): void;
  /** Someone has arrived at a table, or left it. */
  presence(table: TableId): void;
  /** A person's name or blocks have changed. */
  person(person: PersonId): void;
  signedOut(which: SignedOut): void;
  /** Notifications may have been lost: everything must be checked. */
  missed(): void;
  /** Called with every heartbeat, to take over tables whose owner is dead. */
  heartbeat(): Promise<void>;
}

/**
 * The servers (nodes) that share a store. A node is alive while it renews its lease by heartbeats. Each table has one owner
 * (column `keeper`), which runs its clocks and bots, until it releases the table or its lease expires.
 */
export interface Nodes {
  /** Whether another node may have written since. */
  readonly areSeveral: boolean;
  /** Throws unless this node has received everything that others did up to a moment ago. */
  stayCurrent(): Promise<void>;
  listen(listener: NodeListener): Promise<void>;
  /** Takes the lease of those tables that have no living owner. Returns all that this node owns now. */
  claim(tables: readonly TableId[]): Promise<ReadonlySet<TableId>>;
  /** The same for tables with a running clock; for multi-day matches, if it runs out before this time. */
  claimClocks(before: StoreTime): Promise<readonly TableId[]>;
  /** Whether another server is alive. */
  areOthersAlive(): Promise<boolean>;
  release(tables: readonly TableId[]): Promise<void>;
  /** Releases every table of this node that is not listed. */
  releaseAllBut(tables: readonly TableId[]): Promise<void>;
  /** Whether this node does the sweep for the next `ms` milliseconds. */
  claimSweep(ms: number): Promise<boolean>;
  /** The versions of these tables, as far as they still exist. */
  versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /** Up to `count` entries of other nodes, after this one. */
  entriesAfter(table: TableId, after: number, count: number): Promise<Secret<readonly MadeEntry[]>>;
  /** Reports a person's presence to the other nodes. */
  report(table: TableId, person: PersonId, seen: PresenceReport): void;
  remotePresences(table: TableId): Promise<RemotePresences>;
  /** Whether the person has the table open in a visible tab at another node. */
  isVisibleRemotely(table: TableId, person: PersonId): Promise<boolean>;
  close(): Promise<void>;
}

const NOBODY: RemotePresences = new Map();

/** A single server that owns its store. `clocks` returns the tables whose clock runs out before a time. */
export function singleNode(clocks: (before: StoreTime) => Promise<readonly TableId[]>): Nodes {
  return {
    areSeveral: false,
    stayCurrent: () => Promise.resolve(),
    listen: () => Promise.resolve(),
    claim: (tables) => Promise.resolve(new Set(tables)),
    claimClocks: clocks,
    areOthersAlive: () => Promise.resolve(false),
    release: () => Promise.resolve(),
    releaseAllBut: () => Promise.resolve(),
    claimSweep: () => Promise.resolve(true),
    versions: () => Promise.resolve(new Map()),
    entriesAfter: () => Promise.resolve(new Secret([])),
    report: () => {},
    remotePresences: () => Promise.resolve(NOBODY),
    isVisibleRemotely: () => Promise.resolve(false),
    close: () => Promise.resolve(),
  };
}
