import type { MatchFile, Person, Reason, SinceBody, TableStatus } from "@roundtable/protocol";

// What the page and the worker with the tables of this device say to each other. Whatever concerns one table goes by the
// protocol, as with a server; the rest is what a server is asked by HTTP.

/** What is wanted of a new table. */
export interface NewHere {
  readonly game: string;
  /** Bots take the other seats, and the match begins at once. */
  readonly play: boolean;
  readonly seats?: number | undefined;
  readonly bot?: string | undefined;
}

/** A table in the list of those on this device. */
export interface HereSummary {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: number;
  readonly created: number;
  readonly handed: string | null;
  /** Played to its end: it can be handed to a server. */
  readonly isWhole: boolean;
}

/** Each with what it is answered. */
export interface Asks {
  create: { readonly ask: NewHere; readonly answer: string };
  tables: { readonly ask: null; readonly answer: readonly HereSummary[] };
  log: { readonly ask: string; readonly answer: MatchFile };
  since: { readonly ask: string; readonly answer: SinceBody["since"] };
  /** The review that is kept of a match, as JSON; null where there is none. */
  review: { readonly ask: string; readonly answer: string | null };
  reviewed: { readonly ask: { readonly id: string; readonly review: string }; readonly answer: null };
  remove: { readonly ask: string; readonly answer: null };
  handed: { readonly ask: { readonly id: string; readonly as: string }; readonly answer: null };
}

export type Asked = {
  [What in keyof Asks]: { readonly what: What; readonly about: Asks[What]["ask"] };
}[keyof Asks];

export type ToHost =
  /** Who I am; `ahead` is how far the server's clock is ahead of ours, by which the page tells the time. */
  | { readonly kind: "hello"; readonly me: Person; readonly ahead: number }
  | { readonly kind: "wire"; readonly text: string }
  | ({ readonly kind: "ask"; readonly number: number } & Asked);

export type FromHost =
  | { readonly kind: "wire"; readonly text: string }
  | { readonly kind: "answer"; readonly number: number; readonly answer: Asks[keyof Asks]["answer"] }
  | { readonly kind: "refused"; readonly number: number; readonly reason: Reason };
