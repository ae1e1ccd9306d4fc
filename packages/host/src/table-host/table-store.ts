import type { ChanceSource, Entry, Match } from "@roundtable/kernel";
import type { ChatLine } from "@roundtable/protocol";
import type { StoreTime } from "../clock.ts";
import type { Secret } from "../disclosure/secret.ts";
import type { LiveMatch } from "../match/live-match.ts";
import type { Refusal } from "../refusal.ts";
import type { Deadline, KeptEntry, KeptMatch } from "../tables/stored-match.ts";
import type { PersonId, Table, TableId } from "../tables/table.ts";

/** A chat line, and the command that said it: the same command says nothing twice. */
export interface KeptChatLine extends ChatLine {
  readonly command: string;
  /** A spectator wrote it while the match ran: players read it when the match is over. */
  readonly isApart: boolean;
}

/** The stored chat of a table. Its first line has the number `from`. */
export interface KeptChat {
  readonly from: number;
  readonly lines: readonly KeptChatLine[];
}

/** A table as it comes back from the store. */
export interface StoredTable {
  readonly table: Table;
  /** How many changes have led to it. */
  readonly version: number;
  /** Opens all chance of the match. */
  readonly key: Secret<string>;
  readonly chat: KeptChat;
  readonly match: Secret<KeptMatch> | null;
  /** What the people at the table are called. */
  readonly names: ReadonlyMap<PersonId, string>;
  /** Chance that is laid down, as in a lesson; otherwise it follows from the key. */
  readonly chance?: ChanceSource;
}

/** An entry that was made, as it comes back from the store. */
export type MadeEntry = KeptEntry & { readonly entry: Entry };

/** Somebody is invited to a table until a moment, has declined, or has not answered in time. */
export type InvitationChange =
  | { readonly person: PersonId; readonly host: PersonId; readonly at: number; readonly until: number }
  | { readonly person: PersonId; readonly answer: "declined" | "lapsed" };

/** An entry that the match has just made. */
interface EnteredEntry extends KeptEntry {
  /** Since when the table waits for what it waits for after it. */
  readonly since: number;
  /** The last snapshot is so old that one should go with it. */
  readonly isSnapshotDue: boolean;
}

/** A change of one table. The store keeps all of it, or nothing. */
export interface TableChange {
  readonly before: Table;
  /** Of `before`. If the store has another by now, the change is overtaken. */
  readonly version: number;
  /** The table after the change; `before` itself if the change leaves it as it was. */
  readonly table: Table;
  /** When a person did something here; null if that need not be noted. */
  readonly touched: StoreTime | null;
  /** The match after the change. */
  readonly match: Secret<Match> | null;
  /** The match has made this entry. */
  readonly entry?: EnteredEntry;
  readonly deadlines?: readonly Deadline[];
  /** The match begins with this change. */
  readonly begun?: LiveMatch;
  /** Replaces the key, after a start was called off. */
  readonly key?: Secret<string>;
  readonly chatLine?: { readonly n: number; readonly line: KeptChatLine };
  /** A table that is made with it, at which the same people play again. */
  readonly rematch?: { readonly table: Table; readonly key: Secret<string> };
  readonly invitation?: InvitationChange;
}

/** Where tables are kept. What a method has resolved outlives a crash. */
export interface TableStore {
  /** Whether others write here, too: other nodes, other tabs. */
  readonly isShared: boolean;
  /** Throws unless we have heard of everything that others wrote, but for what is on its way. */
  stayCurrent(): Promise<void>;
  /** Throws `BrokenTable` if what is kept cannot be read. */
  read(table: TableId): Promise<StoredTable | null>;
  /** Undefined if the table is gone. */
  version(table: TableId): Promise<number | undefined>;
  /** So many entries after this one, or fewer if there are no more. */
  entriesAfter(table: TableId, after: number, count: number): Promise<Secret<readonly MadeEntry[]>>;
  /** Throws `Overtaken` if somebody else was faster. */
  write(change: TableChange): Promise<void>;
  /** The position after the last entry. It changes nothing, so it has no version. */
  writeSnapshot(table: TableId, match: Secret<Match>, since: number): Promise<void>;
  /** From now on our rules count for the match: entries that they would not have made are deleted. Throws `Overtaken`. */
  migrate(table: TableId, version: number, match: LiveMatch): Promise<void>;
  /** Throws `Overtaken`. */
  remove(table: TableId, version: number): Promise<void>;
  /** Whether nothing has happened at the table since then. */
  wasLastUsed(table: TableId, at: number): Promise<boolean>;
  /** Becomes the owner of the table, if it has none alive; whether we own it now. */
  claim(table: TableId): Promise<boolean>;
  release(table: TableId): Promise<void>;
  /** What people read when the store has failed. */
  whyFailed(error: unknown): Refusal;
}

/** Somebody else has changed the table before us. */
export class Overtaken extends Error {
  override readonly name = "Overtaken";
}

/** The store did not take a change: nothing of it has happened. */
export class NotKept extends Error {
  override readonly name = "NotKept";
}

/** Whether a change was not kept because somebody else was faster. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof NotKept && error.cause instanceof Overtaken;
}

/** The table is no longer kept. */
export class TableGone extends Error {
  override readonly name = "TableGone";
}

/** The stored table cannot be read, or our rules cannot replay it: trying again would not help. */
export class BrokenTable extends Error {
  override readonly name = "BrokenTable";
}

/** The match was played on by newer rules than ours: a node that has them must go on with it. */
export class NewerRules extends Error {
  override readonly name = "NewerRules";
}
