import type { MatchFile, Person, Reason, SinceBody, TableStatus } from "@roundtable/protocol";

// The messages between the page and the worker with this device's tables. Everything about one table uses the protocol,
// as with a server; the rest replaces HTTP requests.

/** The settings of a new table. */
export interface NewLocalTable {
  readonly game: string;
  /** Bots take the other seats, and the match begins at once. */
  readonly play: boolean;
  readonly seats?: number | undefined;
  readonly bot?: string | undefined;
}

/** A table in the list of this device's tables. */
export interface LocalTableSummary {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: number;
  readonly created: number;
  readonly handed: string | null;
  /** Played to its end, so that it can be uploaded to a server. */
  readonly isWhole: boolean;
}

/** Each request with its answer. */
export interface Asks {
  create: { readonly ask: NewLocalTable; readonly answer: string };
  tables: { readonly ask: null; readonly answer: readonly LocalTableSummary[] };
  log: { readonly ask: string; readonly answer: MatchFile };
  since: { readonly ask: string; readonly answer: SinceBody["since"] };
  /** The stored review of a match, as JSON; null if there is none. */
  review: { readonly ask: string; readonly answer: string | null };
  reviewed: { readonly ask: { readonly id: string; readonly review: string }; readonly answer: null };
  remove: { readonly ask: string; readonly answer: null };
  handed: { readonly ask: { readonly id: string; readonly as: string }; readonly answer: null };
}

export type Asked = {
  [What in keyof Asks]: { readonly what: What; readonly about: Asks[What]["ask"] };
}[keyof Asks];

export type ToHost =
  /** My identity; `ahead` is how far the server's clock is ahead of ours. */
  | { readonly kind: "hello"; readonly me: Person; readonly ahead: number }
  | { readonly kind: "wire"; readonly text: string }
  | ({ readonly kind: "ask"; readonly number: number } & Asked);

export type FromHost =
  | { readonly kind: "wire"; readonly text: string }
  | { readonly kind: "answer"; readonly number: number; readonly answer: Asks[keyof Asks]["answer"] }
  | { readonly kind: "refused"; readonly number: number; readonly reason: Reason };
