import type { AccountReason } from "@roundtable/protocol/account";
import type { Clock } from "@roundtable/host/clock";
import type { Mailer } from "../mail/mailer.ts";
import type { PasswordCost } from "./password.ts";
import { hashOf, newSecret } from "../common/token.ts";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import {
  hasSignInMethod,
  savePassword,
  passwordBy,
  passwordOf,
  removeUnconfirmed,
} from "../people/account-repository.ts";
import type { Store } from "../store/store.ts";
import {
  saveTicket,
  type PendingEmail,
  pendingEmailBy,
  pendingEmailOf,
  useTicket,
} from "./ticket-repository.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { AccountChanges, Actor, ChangeResult, Outcome } from "./account-changes.ts";
import { confirmationEmail, addressTakenEmail } from "./confirmation-email.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import { checkPassword, type SignInSource } from "./sign-in.ts";
import type { Transaction } from "kysely";
import type { Schema } from "../store/schema/index.ts";

const CONFIRM_MS = 24 * 60 * 60 * 1000;

const no = (refused: AccountReason): { readonly refused: AccountReason } => ({ refused });

/**
 * An address belongs to an account once the mailed link is followed. Until then it is on a ticket that lasts a day and
 * reserves nothing. Several people may wait for one address, and the one who reads its mail gets it. An account with an
 * unconfirmed address, from before there were links or without mail, loses it to the person who follows the link.
 */
export class EmailConfirmation {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #attemptCounter: AttemptCounter;
  readonly #attempts: LoginAttempts;
  readonly #mailer: Mailer;
  readonly #changes: AccountChanges;
  readonly #cost: PasswordCost;

  constructor(
    parts: {
      readonly store: Store;
      readonly clock: Clock;
      readonly attemptCounter: AttemptCounter;
      readonly attempts: LoginAttempts;
      readonly mailer: Mailer;
      readonly changes: AccountChanges;
    },
    cost: PasswordCost,
  ) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#attemptCounter = parts.attemptCounter;
    this.#attempts = parts.attempts;
    this.#mailer = parts.mailer;
    this.#changes = parts.changes;
    this.#cost = cost;
  }

  pending(person: PersonId): Promise<PendingEmail | null> {
    return pendingEmailOf(this.#store.db, person, this.#clock.now());
  }

  /**
   * Mails the link, or a note that the address already has an account. Only the mail says which, so that nobody can probe
   * addresses.
   */
  async ask(
    actor: Actor,
    wanted: { readonly email: string; readonly password: string | null },
    origin: string,
  ): Promise<ChangeResult> {
    const { email, password } = wanted;
    const { person, source } = actor;
    const may = await Promise.all([
      this.#attemptCounter.may("confirmationToAddress", email),
      this.#attemptCounter.may("confirmationFromAddress", source.address),
    ]);
    if (may.includes(false)) return no("too-many-tries");
    const secret = newSecret();
    const until = this.#clock.now() + CONFIRM_MS;
    return await this.#changes.carryOut(actor, async (db) => {
      const holder = await passwordBy(db, email);
      const isAnothers = holder !== null && holder.person !== person;
      await saveTicket(db, { hash: hashOf(secret), kind: "confirm", person, until, email, password });
      const message =
        isAnothers && holder.confirmed !== null
          ? addressTakenEmail(source.locale, origin)
          : confirmationEmail(source.locale, origin, { secret, isAnothers });
      await this.#mailer.save(db, email, message, person);
      return { happened: [{ kind: "email-entered", what: email }] };
    });
  }

  /** Mails the link again, for the pending address or for one that was never confirmed. */
  async askAgain(actor: Actor, origin: string): Promise<ChangeResult> {
    const pending = await this.pending(actor.person);
    if (pending !== null) return await this.ask(actor, pending, origin);
    const kept = await passwordOf(this.#store.db, actor.person);
    if (kept === null || kept.confirmed !== null) return no("bad-link");
    return await this.ask(actor, { email: kept.email, password: null }, origin);
  }

  /**
   * The link was followed. A session of the account is enough. Guests and other browsers must also enter the password that
   * was chosen with the address. A guest's cookie may be in several hands, and the reader of the mail must not confirm
   * someone else's password.
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
      readonly guessing: SignInSource;
    },
  ): Promise<
    { readonly refused: AccountReason } | { readonly person: PersonId; readonly cookie: string | null }
  > {
    const hash = hashOf(secret);
    const pending = await pendingEmailBy(this.#store.db, hash, this.#clock.now());
    if (pending === null) return no("bad-link");
    const { person } = pending;
    const isHere = me?.person === person && me.session !== null;
    if (!isHere || !(await hasSignInMethod(this.#store.db, person))) {
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
    { address, deviceKnownTo }: SignInSource,
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
    const before = await passwordOf(db, person);
    const kept = password ?? before?.hash;
    if (used === null || kept === undefined) return no("bad-link");
    const loser = await removeUnconfirmed(db, email, { except: person });
    const holder = await passwordBy(db, email);
    if (holder !== null && holder.person !== person) return no("bad-link");
    await savePassword(db, { person, email, hash: kept, changed: now, confirmed: now });
    if (password === null) return { happened: [{ kind: "email-confirmed", what: email }], loser };
    return {
      loser,
      happened: [
        { kind: before === null ? "password-set" : "password-changed" },
        { kind: "email-confirmed", what: email },
      ],
      ...(before === null ? {} : { ends: "others" }),
    };
  }
}
