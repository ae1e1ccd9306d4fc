import { type AccountReason, CODE_LETTERS } from "@roundtable/protocol/account";
import { randomInt } from "node:crypto";
import type { Clock } from "@roundtable/host/clock";
import { PasswordQueueFull, type PasswordCost, PASSWORD_COST, isCorrectPassword } from "./password.ts";
import { hashOf, newSecret } from "../common/token.ts";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import { savePassword, passwordBy, passwordOf } from "../people/account-repository.ts";
import type { Store } from "../store/store.ts";
import { saveTicket, useTicket } from "./ticket-repository.ts";
import { written } from "../store/write-result.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { AccountChanges, Actor, ChangeResult } from "./account-changes.ts";
import type { AccountLog } from "../account-log/account-log.ts";
import { emailFrom } from "./account-email.ts";
import type { Attempt, LoginAttempts } from "./login-attempts.ts";
import { hashOfNewPassword } from "./password-rules.ts";
import { networkOf } from "../net/coarse-address.ts";
import type { Source } from "../account-log/source.ts";

const MINUTE = 60 * 1000;
/** How long a second device has to enter the code. */
const CODE_MS = 5 * MINUTE;
const RESET_MS = 60 * MINUTE;
const CODE_LENGTH = 8;

/** The person who has signed in, or why not. */
export type SignInResult = { readonly person: PersonId } | { readonly refused: AccountReason };

/** The source of a sign-in. Accounts recognise a device by the cookie it got at an earlier sign-in. */
export interface SignInSource extends Source {
  readonly deviceKnownTo: (person: PersonId) => string | null;
}

const no = (refused: AccountReason): { readonly refused: AccountReason } => ({ refused });

/** Signing in by password, by a code from another device, or by a link in a mail. */
export class SignIn {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #attemptCounter: AttemptCounter;
  readonly #attempts: LoginAttempts;
  readonly #log: AccountLog;
  readonly #changes: AccountChanges;
  /** The cost of one password check. */
  readonly #cost: PasswordCost;

  constructor(
    parts: {
      readonly store: Store;
      readonly clock: Clock;
      readonly attemptCounter: AttemptCounter;
      readonly attempts: LoginAttempts;
      readonly accountLog: AccountLog;
      readonly changes: AccountChanges;
    },
    cost = PASSWORD_COST,
  ) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#attemptCounter = parts.attemptCounter;
    this.#attempts = parts.attempts;
    this.#log = parts.accountLog;
    this.#changes = parts.changes;
    this.#cost = cost;
  }

  /** Answers the same after the same time, whether the address or the password is wrong. */
  async byPassword(
    given: { readonly email: string; readonly password: string },
    guessing: SignInSource,
  ): Promise<SignInResult> {
    const email = emailFrom(given.email) ?? "";
    const kept = await passwordBy(this.#store.db, email);
    const refused = await this.#checked(email, { given: given.password, kept }, guessing);
    if (refused !== null) {
      if (refused === "wrong-password")
        await this.#log.failed("sign-in-failed", kept?.person ?? null, guessing);
      return no(refused);
    }
    return kept === null ? no("wrong-password") : { person: kept.person };
  }

  /** Re-authenticates a signed-in person by their password. */
  async prove(actor: Actor, password: string, guessing: SignInSource): Promise<ChangeResult> {
    const kept = await passwordOf(this.#store.db, actor.person);
    const refused = await this.#checked(kept?.email ?? actor.person, { given: password, kept }, guessing);
    if (refused !== null) {
      if (refused === "wrong-password") await this.#log.failed("proof-failed", actor.person, guessing);
      return no(refused);
    }
    return await this.#changes.carryOut(actor, async () => ({
      happened: [{ kind: "proved" }],
      proves: true,
    }));
  }

  /** null if the password is right. */
  async #checked(
    account: string,
    password: {
      readonly given: string;
      readonly kept: { readonly person: PersonId; readonly hash: string } | null;
    },
    { address, deviceKnownTo }: SignInSource,
  ): Promise<AccountReason | null> {
    const { given, kept } = password;
    const device = kept === null ? null : deviceKnownTo(kept.person);
    const attempt = await this.#attempts.begin(account, { address, device });
    if (attempt === null) return "too-many-tries";
    return await checkPassword(attempt, given, kept?.hash ?? null, this.#cost);
  }

  /** The secret of a password reset mail; null if no account has the address. */
  async resetFor(
    given: string,
    source: Source,
  ): Promise<{ readonly email: string; readonly secret: string; readonly person: PersonId } | null> {
    const email = emailFrom(given);
    if (email === null) return null;
    const may = await Promise.all([
      this.#attemptCounter.may("resetOfAccount", email),
      this.#attemptCounter.may("resetFromAddress", source.address),
    ]);
    const kept = await passwordBy(this.#store.db, email);
    if (kept === null || may.includes(false)) return null;
    const { person } = kept;
    const secret = newSecret();
    const ticket = {
      hash: hashOf(secret),
      kind: "reset",
      person,
      until: this.#clock.now() + RESET_MS,
    } as const;
    await this.#store.write((transaction) => saveTicket(transaction, ticket));
    await this.#log.note({ person, kind: "reset-asked", source });
    return { email, secret, person };
  }

  /**
   * Sets a new password by the link in a mail, which also confirms the address. It ends everything else that opens the
   * account except passkeys: the person is shown those and can remove them.
   */
  async reset(
    secret: string,
    password: string,
    source: Source,
  ): Promise<
    { readonly refused: AccountReason } | { readonly person: PersonId; readonly revokedBots: number }
  > {
    const made = await hashOfNewPassword(password, "", this.#cost);
    if ("refused" in made) return made;
    const hash = hashOf(secret);
    const ticket = await this.#store.db
      .selectFrom("tickets")
      .select("person")
      .where("hash", "=", hash)
      .where("kind", "=", "reset")
      .executeTakeFirst();
    if (ticket?.person == null) return no("bad-reset");
    const { person } = ticket;
    const now = this.#clock.now();
    const changed = await this.#changes.carryOut({ person, session: null, source }, async (db) => {
      const used = await useTicket(db, { hash, kind: "reset", now });
      const kept = used === null ? null : await passwordOf(db, person);
      if (kept === null) return no("bad-reset");
      await savePassword(db, { ...kept, hash: made.hash, changed: now, confirmed: kept.confirmed ?? now });
      return { happened: [{ kind: "reset-done" }], ends: "everything" };
    });
    return "refused" in changed ? changed : { person, revokedBots: changed.revokedBots };
  }

  /** A code that signs in a second device: read it on one screen, type it on the other. */
  async newCode(
    actor: Actor,
  ): Promise<
    | { readonly refused: AccountReason }
    | { readonly code: string; readonly until: number; readonly cookie: string | null }
  > {
    const { person } = actor;
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join("");
    const until = this.#clock.now() + CODE_MS;
    const changed = await this.#changes.carryOut(actor, async (db) => {
      await saveTicket(db, { hash: hashOf(code), kind: "code", person, until });
      return { happened: [{ kind: "code-made" }] };
    });
    return "refused" in changed ? changed : { code, until, cookie: changed.cookie };
  }

  async byCode(code: string, { address }: Source): Promise<SignInResult> {
    const network = networkOf(address);
    const may = await Promise.all([
      this.#attemptCounter.may("codeFromAddress", address),
      network === null ? true : this.#attemptCounter.may("codeFromNetwork", network),
    ]);
    if (may.includes(false)) return no("too-many-tries");
    const [ticket] = await written(this.#store, async (db) => [
      await useTicket(db, { hash: hashOf(code), kind: "code", now: this.#clock.now() }),
    ]);
    return ticket?.person == null ? no("bad-code") : { person: ticket.person };
  }
}

/** null if the password is right. If the server is too busy, the attempt is not counted. */
export async function checkPassword(
  attempt: Attempt,
  given: string,
  kept: string | null,
  cost: PasswordCost,
): Promise<AccountReason | null> {
  try {
    if (!(await isCorrectPassword(given, kept, cost))) return "wrong-password";
  } catch (error) {
    if (!(error instanceof PasswordQueueFull)) throw error;
    await attempt.unchecked();
    return "busy";
  }
  await attempt.succeeded();
  return null;
}
