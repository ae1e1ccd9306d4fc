import type { AccountReason } from "@roundtable/protocol/account";
import type { Clock } from "../clock.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Cost } from "../people/password.ts";
import { hashOf, newSecret } from "../people/secret.ts";
import type { Tries } from "../people/tries.ts";
import { keepPassword, passwordBy, passwordOf } from "../store/account-rows.ts";
import type { Store } from "../store/store.ts";
import {
  keepTicket,
  type PendingEmail,
  pendingEmailBy,
  pendingEmailOf,
  useTicket,
} from "../store/ticket-rows.ts";
import type { PersonId } from "../tables/table.ts";
import type { AccountChanges, Actor, Changed, Outcome } from "./account-changes.ts";
import { confirmLetter, takenLetter } from "./confirm-letter.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import { checkPassword, type Guessing } from "./sign-in.ts";
import type { Transaction } from "kysely";
import type { Schema } from "../store/schema.ts";

const CONFIRM_MS = 24 * 60 * 60 * 1000;

const no = (refused: AccountReason): { readonly refused: AccountReason } => ({ refused });

/**
 * An address belongs to an account when the link that was mailed there is followed. Until then it is written on a ticket of a day
 * and reserves nothing: several people may wait for the same address, and only who reads its mails gets it.
 */
export class EmailConfirmation {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #tries: Tries;
  readonly #attempts: LoginAttempts;
  readonly #mailer: Mailer;
  readonly #changes: AccountChanges;
  readonly #cost: Cost;

  constructor(
    parts: {
      readonly store: Store;
      readonly clock: Clock;
      readonly tries: Tries;
      readonly attempts: LoginAttempts;
      readonly mailer: Mailer;
      readonly changes: AccountChanges;
    },
    cost: Cost,
  ) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#tries = parts.tries;
    this.#attempts = parts.attempts;
    this.#mailer = parts.mailer;
    this.#changes = parts.changes;
    this.#cost = cost;
  }

  pending(person: PersonId): Promise<PendingEmail | null> {
    return pendingEmailOf(this.#store.db, person, this.#clock.now());
  }

  /** Mails the link, or tells the owner that this address already has an account. Only the mail says which. */
  async ask(
    actor: Actor,
    wanted: { readonly email: string; readonly password: string | null },
    origin: string,
  ): Promise<Changed> {
    const { email, password } = wanted;
    const { person, source } = actor;
    const may = await Promise.all([
      this.#tries.may("confirmationToAddress", email),
      this.#tries.may("confirmationFromAddress", source.address),
    ]);
    if (may.includes(false)) return no("too-many-tries");
    const secret = newSecret();
    const until = this.#clock.now() + CONFIRM_MS;
    return await this.#changes.carryOut(actor, async (db) => {
      const holder = await passwordBy(db, email);
      const isTaken = holder !== null && holder.person !== person;
      await keepTicket(db, { hash: hashOf(secret), kind: "confirm", person, until, email, password });
      const letter = isTaken
        ? takenLetter(source.locale, origin)
        : confirmLetter(source.locale, origin, secret);
      await this.#mailer.keep(db, email, letter, person);
      return { happened: [{ kind: "email-entered", what: email }] };
    });
  }

  /** The link once more: for the address that waits, or for one that was never confirmed. */
  async askAgain(actor: Actor, origin: string): Promise<Changed> {
    const pending = await this.pending(actor.person);
    if (pending !== null) return await this.ask(actor, pending, origin);
    const kept = await passwordOf(this.#store.db, actor.person);
    if (kept === null || kept.confirmed !== null) return no("bad-link");
    return await this.ask(actor, { email: kept.email, password: null }, origin);
  }

  /**
   * The link was followed. Where the address was entered that is enough. Elsewhere the password that was chosen with it is wanted,
   * too: or whoever reads the mail might confirm an account that somebody else knows the password of.
   */
  async confirm(
    secret: string,
    {
      me,
      password,
      guessing,
    }: {
      readonly me: Actor | null;
      readonly password: string | undefined;
      readonly guessing: Guessing;
    },
  ): Promise<
    { readonly refused: AccountReason } | { readonly person: PersonId; readonly cookie: string | null }
  > {
    const hash = hashOf(secret);
    const pending = await pendingEmailBy(this.#store.db, hash, this.#clock.now());
    if (pending === null) return no("bad-link");
    const { person } = pending;
    const isHere = me?.person === person && me.session !== null;
    if (!isHere) {
      const refused = await this.#refusal(pending, password, guessing);
      if (refused !== null) return no(refused);
    }
    const actor = isHere ? me : { person, session: null, source: guessing };
    const changed = await this.#changes.carryOut(actor, (db) => this.#confirmed(db, pending));
    return "refused" in changed ? changed : { person, cookie: changed.cookie };
  }

  async #refusal(
    { hash, person, password: pendingHash }: PendingEmail,
    given: string | undefined,
    { address, deviceKnownTo }: Guessing,
  ): Promise<AccountReason | null> {
    if (given === undefined) return "password-needed";
    const kept = pendingHash ?? (await passwordOf(this.#store.db, person))?.hash ?? null;
    const attempt = await this.#attempts.begin(hash, { address, device: deviceKnownTo(person) });
    return attempt === null ? "too-many-tries" : await checkPassword(attempt, given, kept, this.#cost);
  }

  async #confirmed(
    db: Transaction<Schema>,
    { hash, person, email, password }: PendingEmail,
  ): Promise<Outcome> {
    const now = this.#clock.now();
    const used = await useTicket(db, { hash, kind: "confirm", now });
    const holder = await passwordBy(db, email);
    const before = await passwordOf(db, person);
    const kept = password ?? before?.hash;
    if (used === null || kept === undefined || (holder !== null && holder.person !== person))
      return no("bad-link");
    await keepPassword(db, { person, email, hash: kept, changed: now, confirmed: now });
    if (password === null) return { happened: [{ kind: "email-confirmed", what: email }] };
    return {
      happened: [
        { kind: before === null ? "password-set" : "password-changed" },
        { kind: "email-confirmed", what: email },
      ],
      ...(before === null ? {} : { ends: "others" }),
    };
  }
}
