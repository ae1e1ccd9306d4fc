import { isLocale, type Locale } from "@roundtable/language";
import type { AccountEventKind, AccountEventsBody } from "@roundtable/protocol/account";
import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "@roundtable/host/clock";
import { newId } from "../common/ids.ts";
import type { Mailer } from "../mail/mailer.ts";
import { confirmedAddressOf } from "../people/account-repository.ts";
import { countEvent, eventsOf, insertEvent } from "./account-event-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { accountChangeEmail } from "./account-change-email.ts";
import { coarsePlace } from "../net/coarse-address.ts";
import type { Source } from "./source.ts";

/** The owner gets a mail about each event that adds or removes a sign-in method. */
const MAILED = {
  "signed-in-by-password": false,
  "signed-in-by-passkey": false,
  "signed-in-by-code": true,
  "sign-in-failed": false,
  "signed-out": false,
  "signed-out-elsewhere": false,
  "signed-out-everywhere": false,
  "proof-failed": false,
  proved: false,
  "passkey-added": true,
  "passkey-renamed": false,
  "passkey-removed": true,
  "password-set": true,
  "password-changed": true,
  "password-removed": true,
  // The mail with the confirmation link says it already.
  "email-entered": false,
  "email-confirmed": true,
  "email-lost": true,
  "reset-asked": false,
  "reset-done": true,
  "code-made": false,
  "bot-made": true,
  "bot-revoked": false,
  "notifications-removed": false,
} as const satisfies Record<AccountEventKind, boolean>;
export type MailedEvent = {
  [Kind in AccountEventKind]: (typeof MAILED)[Kind] extends true ? Kind : never;
}[AccountEventKind];

function isMailed(kind: AccountEventKind): kind is MailedEvent {
  return MAILED[kind];
}

/** Something that happened to an account. */
export interface AccountEvent {
  readonly person: PersonId;
  readonly kind: AccountEventKind;
  readonly source: Source;
  /** The name of a passkey or bot, or a mail address. */
  readonly what?: string | undefined;
}

/** The log of each account, which its owner can read. Changes of sign-in methods are also mailed. */
export class AccountLog {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #mailer: Mailer;
  readonly #log: Logger;
  readonly #base: () => string;

  constructor(parts: {
    readonly store: Store;
    readonly clock: Clock;
    readonly mailer: Mailer;
    readonly log: Logger;
    /** The address of the page, for links. */
    readonly base: () => string;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#mailer = parts.mailer;
    this.#log = parts.log;
    this.#base = parts.base;
  }

  /** Saves the event and its mails in the transaction of the change. Call `wake` after the commit. */
  async save(db: Transaction<Schema>, event: AccountEvent, mailTo: readonly string[]): Promise<void> {
    const { person, kind, source, what = "" } = event;
    const { device, address } = source;
    const at = this.#clock.now();
    const place = coarsePlace(address);
    await insertEvent(db, { id: newId(), person, at, kind, device, place, what });
    this.#say(kind, person);
    if (!isMailed(kind)) return;
    const locale = (await localeOf(db, person)) ?? source.locale;
    const email = accountChangeEmail(locale, { kind, device, what, at }, `${this.#base()}/me#account`);
    for (const to of mailTo) await this.#mailer.save(db, to, email, person);
  }

  /** Sends the saved mails. */
  wake(): void {
    this.#mailer.wake();
  }

  /** Logs an event that needs no mail, such as a sign-in. */
  async note(event: AccountEvent): Promise<void> {
    await this.#store.write(async (db) => {
      const address = await confirmedAddressOf(db, event.person);
      await this.save(db, event, address === null ? [] : [address]);
    });
    this.wake();
  }

  /** Counts a wrong password. `person` is null if no account has the address. */
  async failed(
    kind: "sign-in-failed" | "proof-failed",
    person: PersonId | null,
    source: Source,
  ): Promise<void> {
    this.#say(kind, person);
    if (person === null) return;
    const { device, address } = source;
    const event = {
      id: newId(),
      person,
      at: this.#clock.now(),
      kind,
      device,
      place: coarsePlace(address),
      what: "",
    };
    await this.#store.write((db) => countEvent(db, event));
  }

  async of(person: PersonId): Promise<AccountEventsBody> {
    const rows = await eventsOf(this.#store.db, person, this.#clock.now());
    return { events: rows.flatMap(({ kind, ...row }) => (isKind(kind) ? [{ ...row, kind }] : [])) };
  }

  /** The server's own log gets the event without any address. */
  #say(event: AccountEventKind, person: PersonId | null): void {
    this.#log.info({ event, person }, "Account event.");
  }
}

/** A newer server on the same store may have written other kinds. */
function isKind(kind: string): kind is AccountEventKind {
  return Object.hasOwn(MAILED, kind);
}

/** The language of this person's preferences, if they have set one. */
async function localeOf(db: Kysely<Schema>, person: PersonId): Promise<Locale | null> {
  const row = await db.selectFrom("people").select("likes").where("id", "=", person).executeTakeFirst();
  const liked: unknown = row?.likes == null ? null : JSON.parse(row.likes);
  if (typeof liked === "object" && liked !== null && "locale" in liked && isLocale(liked.locale))
    return liked.locale;
  const told = await db
    .selectFrom("notice_settings")
    .select("locale")
    .where("person", "=", person)
    .executeTakeFirst();
  return told !== undefined && isLocale(told.locale) ? told.locale : null;
}
