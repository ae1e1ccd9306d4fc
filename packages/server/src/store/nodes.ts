import type { StoreTime } from "../clock.ts";
import { Secret } from "../disclosure/secret.ts";
import type { PersonId, TableId } from "../tables/table.ts";
import type { SignedOut } from "./group-commit.ts";
import type { MadeEntry } from "./match-rows.ts";

/** What is to be told to this node of what the others do. */
export interface Ear {
  /** A table has changed; `isMove` if only its match has. */
  table(table: TableId, version: number, isMove: boolean): void;
  /** Somebody has come to a table, or left it. */
  presence(table: TableId): void;
  /** Somebody has another name. */
  person(person: PersonId): void;
  signedOut(which: SignedOut): void;
  /** Anything may have happened meanwhile. */
  missed(): void;
  /** From time to time: the moment to take over what nobody cares for any more. */
  beat(): Promise<void>;
}

/**
 * Somebody is at a table, or has it open where he does not look; or was last there at this moment; or was there and nobody
 * needs to know when.
 */
export type Sighting = "here" | "hidden" | "forgotten" | number;

/** How somebody was last seen at a table by other nodes. */
export interface SeenElsewhere {
  /** Since when he is gone; null while he is there. */
  readonly gone: number | null;
  /** Whether he has the table before his eyes. */
  readonly isInSight: boolean;
}
export type Elsewhere = ReadonlyMap<PersonId, SeenElsewhere>;

/**
 * The servers that share a store. Each is alive as long as it says so in time; what happens at a table by itself is done by
 * one of them, its keeper, until that one lets go of it or is no longer alive.
 */
export interface Nodes {
  /** Whether another may have written since we last looked. */
  readonly areSeveral: boolean;
  /** Throws unless nothing that others did can have escaped us for longer than a message takes. */
  stayCurrent(): Promise<void>;
  listen(ear: Ear): Promise<void>;
  /** Takes those of these tables that nobody cares for; says which are ours now. */
  claim(tables: readonly TableId[]): Promise<ReadonlySet<TableId>>;
  /** The same with tables where a clock runs, wherever they are; over days, where it runs out before this moment. */
  claimClocks(before: StoreTime): Promise<readonly TableId[]>;
  /** Whether another server is alive. */
  areOthersAlive(): Promise<boolean>;
  release(tables: readonly TableId[]): Promise<void>;
  /** Lets go of whatever is ours and not among these. */
  releaseAllBut(tables: readonly TableId[]): Promise<void>;
  /** Whether this node is the one that clears up for the next so many milliseconds. */
  claimSweep(ms: number): Promise<boolean>;
  /** The versions of these tables, as far as they still exist. */
  versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /** What others have entered at a table: so many entries after this one, or fewer if there are no more. */
  entriesAfter(table: TableId, after: number, count: number): Promise<Secret<readonly MadeEntry[]>>;
  /** What the others are to know of who is here. */
  report(table: TableId, person: PersonId, seen: Sighting): void;
  elsewhere(table: TableId): Promise<Elsewhere>;
  /** Whether he has the table before his eyes at another node. */
  isInSightElsewhere(table: TableId, person: PersonId): Promise<boolean>;
  close(): Promise<void>;
}

const NOBODY: Elsewhere = new Map();

/** One server that shares its store with nobody. `clocks` names the tables where a clock runs out before a moment. */
export function alone(clocks: (before: StoreTime) => Promise<readonly TableId[]>): Nodes {
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
    elsewhere: () => Promise.resolve(NOBODY),
    isInSightElsewhere: () => Promise.resolve(false),
    close: () => Promise.resolve(),
  };
}
