import type { StoreTime } from "@roundtable/host/clock";
import { Secret } from "@roundtable/host/disclosure/secret";
import type { PresenceReport, RemotePresences } from "@roundtable/host/table-host/presence";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { SignedOut } from "./group-commit.ts";
import type { MadeEntry } from "@roundtable/host/table-host/table-store";

/** What is to be told to this node of what the others do. */
export interface NodeListener {
  /** A table has changed; `isMove` if only its match has. */
  table(table: TableId, version: number, isMove: boolean): void;
  /** Somebody has come to a table, or left it. */
  presence(table: TableId): void;
  /** Somebody has another name. */
  person(person: PersonId): void;
  signedOut(which: SignedOut): void;
  /** Anything may have happened meanwhile. */
  missed(): void;
  /** With every heartbeat: the moment to take over tables whose owner is dead. */
  heartbeat(): Promise<void>;
}

/**
 * The servers that share a store. Each is alive as long as it says so in time; what happens at a table by itself is done by
 * one of them, its owner (column `keeper`), until that one releases it or its lease has run out.
 */
export interface Nodes {
  /** Whether another may have written since we last looked. */
  readonly areSeveral: boolean;
  /** Throws unless nothing that others did can have escaped us for longer than a message takes. */
  stayCurrent(): Promise<void>;
  listen(listener: NodeListener): Promise<void>;
  /** Becomes the owner of those tables that have none alive. Returns all that this node owns now. */
  claim(tables: readonly TableId[]): Promise<ReadonlySet<TableId>>;
  /** The same with tables where a clock runs, wherever they are; over days, where it runs out before this moment. */
  claimClocks(before: StoreTime): Promise<readonly TableId[]>;
  /** Whether another server is alive. */
  areOthersAlive(): Promise<boolean>;
  release(tables: readonly TableId[]): Promise<void>;
  /** Releases every table of this node that is not among these. */
  releaseAllBut(tables: readonly TableId[]): Promise<void>;
  /** Whether this node is the one that clears up for the next so many milliseconds. */
  claimSweep(ms: number): Promise<boolean>;
  /** The versions of these tables, as far as they still exist. */
  versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /** What others have entered at a table: so many entries after this one, or fewer if there are no more. */
  entriesAfter(table: TableId, after: number, count: number): Promise<Secret<readonly MadeEntry[]>>;
  /** What the others are to know of who is here. */
  report(table: TableId, person: PersonId, seen: PresenceReport): void;
  remotePresences(table: TableId): Promise<RemotePresences>;
  /** Whether he has the table before his eyes at another node. */
  isVisibleRemotely(table: TableId, person: PersonId): Promise<boolean>;
  close(): Promise<void>;
}

const NOBODY: RemotePresences = new Map();

/** One server that shares its store with nobody. `clocks` names the tables where a clock runs out before a moment. */
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
