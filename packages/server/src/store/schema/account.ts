import type { Generated } from "kysely";
import type { Json, Moment } from "./columns.ts";

/** One signed-in device. The store has the hash of what its cookie holds. */
interface SessionsColumns {
  id: string;
  hash: string;
  person: string;
  /** Browser and system, in words. */
  device: string;
  created: Moment;
  seen: Moment;
  /** When the person last signed in or proved who they are; from then on the session has its days. null: `created`. */
  began: Generated<Moment | null>;
  /** When the person last proved who they are, by password or passkey; null if never. */
  proved: Generated<Moment | null>;
  /** The hash before the last change of the cookie, and when that was. It opens nothing. */
  previous: Generated<string | null>;
  rotated: Generated<Moment | null>;
  /** Since when its cookie has the `__Host-` prefix; null while it has not. */
  host_cookie: Generated<Moment | null>;
}

/** A way in without a password: the public half of a key that a device or a password manager keeps. */
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
  /** As it is compared: trimmed, in small letters. */
  email: string;
  hash: string;
  changed: Moment;
  /** When the link that was mailed there was followed; null where nobody was asked to. */
  confirmed: Generated<Moment | null>;
}

/** A one-time right of the bearer of a secret, of which this is the hash. */
interface TicketsColumns {
  hash: string;
  kind: string;
  person: string | null;
  until: Moment;
  /** The address that a link confirms, and the hash of the password that was chosen with it. */
  email: Generated<string | null>;
  password: Generated<string | null>;
}

/** How often something was tried that may not be tried at will, by all nodes together. */
interface TriesColumns {
  name: string;
  count: number;
  until: Moment;
}

/** Something that happened to an account, for its owner to read. */
interface AccountEventsColumns {
  id: string;
  person: string;
  at: Moment;
  kind: string;
  device: string;
  /** A network, never a whole address. */
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
