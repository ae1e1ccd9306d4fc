import type { Chance } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import type { BotPool } from "../bots/bot-pool.ts";
import type { Clock } from "../clock.ts";
import type { Games } from "../games.ts";
import type { LiveMatch } from "../match/live-match.ts";
import type { Refusal } from "../refusal.ts";
import type { PersonId, Table, TableId } from "../tables/table.ts";
import type { Presence, PresenceReport, RemotePresences } from "./presence.ts";
import type { TableStore } from "./table-store.ts";

/** Everything that a table host is given: the four ports, and three small things that only its user has. */
export interface Ports {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly bots: BotPool;
  readonly audience: Audience;
  readonly games: Pick<Games, "load">;
  readonly random: Randomness;
  readonly log: HostLog;
}

/** What an observer may look at. */
export interface Observed {
  readonly table: Table;
  readonly match: LiveMatch | null;
  readonly names: ReadonlyMap<PersonId, string>;
  readonly presence: Presence;
}

/** Hears what becomes true at one table, after it is kept. */
export interface TableObserver {
  /** Everybody at the table was told. */
  tableChanged(): void;
  /** The same after a move that has left the table as it was. */
  matchMoved(): void;
  /** Called after both, and when somebody looks away, by the owner of the table alone: who is to be notified? */
  notify(): void;
  /** The match rests because nobody came. */
  fellSilent(since: number): void;
  /** One player reminds another that the table waits for them. */
  nudged(person: PersonId, by: PersonId): void;
  /** The table is gone. */
  gone(): void;
}

/** Everybody beyond the listeners of one host: people at other nodes, the lobby, notifications, blocks. */
export interface Audience {
  observe(observed: Observed): TableObserver;
  remotePresences(table: TableId): Promise<RemotePresences>;
  /** Other nodes are to know this of somebody who is here. */
  reportPresence(table: TableId, person: PersonId, seen: PresenceReport): void;
  /** Whom this person has blocked. */
  blockedBy(person: PersonId): Promise<ReadonlySet<PersonId>>;
  /** Null if this person may sit down beside those who sit there. */
  whyNotBeside(table: Table, person: Person): Promise<Refusal | null>;
  nameOf(person: PersonId): Promise<string>;
}

/** Never for the chance of a match: that follows from its key. */
interface Randomness {
  /** For what bots imagine. */
  readonly chance: Chance;
  /** Unique, and not to be guessed. */
  id(): string;
  /** 32 bytes for the key of a match. */
  keyBytes(): Uint8Array;
}

export interface HostLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
  /** A table cannot be opened, and trying again would not help. */
  broken(table: TableId, cause: unknown): void;
  /** It was opened, or is no longer kept. */
  notBroken(table: TableId): void;
  /** Runs what nobody asked for, so that its lines name nobody's request. */
  unasked<Result>(task: () => Result): Result;
}
const NO_OBSERVER: TableObserver = {
  tableChanged() {},
  matchMoved() {},
  notify() {},
  fellSilent() {},
  nudged() {},
  gone() {},
};

/** For a host with one person, who is called so. */
export function onlyPerson(name: () => string): Audience {
  return {
    observe: () => NO_OBSERVER,
    remotePresences: () => Promise.resolve(new Map()),
    reportPresence() {},
    blockedBy: () => Promise.resolve(new Set()),
    whyNotBeside: () => Promise.resolve(null),
    nameOf: () => Promise.resolve(name()),
  };
}
