import type { AccountBody, AccountReason } from "@roundtable/protocol/account";
import type { Kysely } from "kysely";
import type { Clock } from "@roundtable/host/clock";
import { type PasswordCost, PASSWORD_COST } from "./password.ts";
import { MOST_PASSKEYS, type NewPasskey } from "./passkeys.ts";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import {
  countSignInMethods,
  savePassword,
  passkeysOf,
  passwordBy,
  passwordOf,
} from "../people/account-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { AccountChanges, Actor, ChangeResult } from "./account-changes.ts";
import { emailFrom } from "./account-email.ts";
import type { EmailConfirmation } from "./email-confirmation.ts";
import { hashOfNewPassword } from "./password-rules.ts";

const no = (refused: AccountReason): { readonly refused: AccountReason } => ({ refused });

/** The result of setting a password. If it is pending, it counts once the mailed link is followed. */
export type SetPasswordResult = ChangeResult & { readonly isPending?: true };

/** The passkeys and password of each account, and how they are added and removed. */
export class SignInMethods {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #attemptCounter: AttemptCounter;
  readonly #changes: AccountChanges;
  readonly #confirmation: EmailConfirmation;
  readonly #cost: PasswordCost;

  constructor(
    parts: {
      readonly store: Store;
      readonly clock: Clock;
      readonly attemptCounter: AttemptCounter;
      readonly changes: AccountChanges;
      readonly confirmation: EmailConfirmation;
    },
    cost = PASSWORD_COST,
  ) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#attemptCounter = parts.attemptCounter;
    this.#changes = parts.changes;
    this.#confirmation = parts.confirmation;
    this.#cost = cost;
  }

  async of(
    person: PersonId,
  ): Promise<Pick<AccountBody, "email" | "emailConfirmed" | "pendingEmail" | "passkeys">> {
    const { db } = this.#store;
    const password = await passwordOf(db, person);
    const pending = await this.#confirmation.pending(person);
    return {
      email: password?.email ?? null,
      emailConfirmed: password !== null && password.confirmed !== null,
      pendingEmail: pending === null || pending.password === null ? null : pending.email,
      passkeys: await this.passkeysOf(person),
    };
  }

  async passkeysOf(person: PersonId): Promise<AccountBody["passkeys"]> {
    const passkeys = await passkeysOf(this.#store.db, person);
    return passkeys.map(({ id, name, created, used }) => ({ id, name, created, used }));
  }

  async addPasskey(actor: Actor, name: string, made: NewPasskey): Promise<ChangeResult> {
    const { person } = actor;
    const row = { ...made, person, name, created: this.#clock.now(), used: null };
    return await this.#changes.carryOut(actor, async (db) => {
      if ((await passkeysOf(db, person)).length >= MOST_PASSKEYS) return no("too-many-passkeys");
      const inserted = await db
        .insertInto("passkeys")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      if (Number(inserted.numInsertedOrUpdatedRows ?? 0) !== 1) return no("bad-passkey");
      return { happened: [{ kind: "passkey-added", what: name }] };
    });
  }

  async renamePasskey(actor: Actor, id: string, name: string): Promise<ChangeResult> {
    return await this.#changes.carryOut(actor, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ name })
        .where("id", "=", id)
        .where("person", "=", actor.person)
        .executeTakeFirst();
      if (Number(numUpdatedRows) !== 1) return no("no-such-passkey");
      return { happened: [{ kind: "passkey-renamed", what: name }] };
    });
  }

  /** Refuses to remove the last sign-in method. */
  async removePasskey(actor: Actor, id: string): Promise<ChangeResult> {
    const { person } = actor;
    return await this.#changes.carryOut(actor, async (db) => {
      const passkey = (await passkeysOf(db, person)).find((one) => one.id === id);
      if (passkey === undefined) return no("no-such-passkey");
      if ((await countSignInMethods(db, person)) < 2) return no("last-way-in");
      await db.deleteFrom("passkeys").where("id", "=", id).where("person", "=", person).execute();
      return { happened: [{ kind: "passkey-removed", what: passkey.name }] };
    });
  }

  async removePassword(actor: Actor): Promise<ChangeResult> {
    const { person } = actor;
    return await this.#changes.carryOut(actor, async (db) => {
      if ((await passwordOf(db, person)) === null) return { happened: [] };
      if ((await countSignInMethods(db, person)) < 2) return no("last-way-in");
      await db.deleteFrom("passwords").where("person", "=", person).execute();
      return { happened: [{ kind: "password-removed" }] };
    });
  }

  /**
   * Sets the first or another password. With a new address it counts once that is confirmed. Without mail (`origin` is
   * null) addresses cannot be confirmed; then they are only names to sign in with, first come, first served.
   */
  async setPassword(
    actor: Actor,
    wanted: { readonly email: string; readonly password: string },
    origin: string | null,
  ): Promise<SetPasswordResult> {
    const { person, source } = actor;
    const email = emailFrom(wanted.email);
    if (email === null) return no("bad-email");
    if (!(await this.#attemptCounter.may("newAccountFromAddress", source.address)))
      return no("too-many-tries");
    const made = await hashOfNewPassword(wanted.password, email, this.#cost);
    if ("refused" in made) return made;
    const { hash } = made;
    const before = await passwordOf(this.#store.db, person);
    if (before?.email !== email && origin !== null) {
      const asked = await this.#confirmation.ask(actor, { email, password: hash }, origin);
      return "refused" in asked ? asked : { ...asked, isPending: true };
    }
    try {
      return await this.#changes.carryOut(actor, async (db) => {
        const kept = await passwordOf(db, person);
        if (await isTaken(db, email, person)) return no("email-taken");
        const confirmed = kept?.email === email ? kept.confirmed : null;
        await savePassword(db, { person, email, hash, changed: this.#clock.now(), confirmed });
        if (kept === null) return { happened: [{ kind: "password-set" }] };
        return { happened: [{ kind: "password-changed" }], ends: "others" };
      });
    } catch (error) {
      // Someone else has just taken this address.
      if (await isTaken(this.#store.db, email, person)) return no("email-taken");
      throw error;
    }
  }
}

async function isTaken(db: Kysely<Schema>, email: string, person: PersonId): Promise<boolean> {
  const other = await passwordBy(db, email);
  return other !== null && other.person !== person;
}
