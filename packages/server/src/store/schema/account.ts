import type { Generated } from "kysely";
import type { Json, Moment } from "./columns.ts";

/** A signed-in device. The store has the hash of its cookie. */
interface SessionsColumns {
  id: string;
  hash: string;
  person: string;
  /** Browser and system, in words. */
  device: string;
  created: Moment;
  seen: Moment;
  /** When the person last signed in or re-authenticated, from which the session's lifetime counts. null: `created`. */
  began: Generated<Moment | null>;
  /** When the person last proved their identity by password or passkey; null if never. */
  proved: Generated<Moment | null>;
  /** The previous cookie's hash, and when it was replaced. It grants nothing. */
  previous: Generated<string | null>;
  rotated: Generated<Moment | null>;
  /** Since when the cookie has the `__Host-` prefix; null if it has not. */
  host_cookie: Generated<Moment | null>;
}

/** A passkey: the public key of a credential on a device or in a password manager. */
interface PasskeysColumns {
  id: string;
  person: string;
  name: string;
  public_key: string;
  counter: number;
  transports: Json;
  created: Moment;
  used: Moment | null;
}

interface PasswordsColumns {
  person: string;
  /** Normalised: trimmed, in lower case. */
  email: string;
  hash: string;
  changed: Moment;
  /** When the address was confirmed; null if it was not. */
  confirmed: Generated<Moment | null>;
}

/** A one-time right of the bearer of a secret. This is its hash. */
interface TicketsColumns {
  hash: string;
  kind: string;
  person: string | null;
  until: Moment;
  /** The address that a link confirms, and the hash of the password chosen with it. */
  email: Generated<string | null>;
  password: Generated<string | null>;
}

/** Counted attempts, for all nodes together. */
interface TriesColumns {
  name: string;
  count: number;
  until: Moment;
}

/** An entry of an account's log, for its owner. */
interface AccountEventsColumns {
  id: string;
  person: string;
  at: Moment;
  kind: string;
  device: string;
  /** A network, never a full address. */
  place: string;
  /** The name of a passkey or a bot, or a mail address. */
  what: string;
  count: number;
}

export interface AccountSchema {
  sessions: SessionsColumns;
  passkeys: PasskeysColumns;
  passwords: PasswordsColumns;
  tickets: TicketsColumns;
  tries: TriesColumns;
  account_events: AccountEventsColumns;
}
