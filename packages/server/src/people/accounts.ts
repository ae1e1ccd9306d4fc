import type { Person } from "@roundtable/protocol";
import { type AccountBody, type AccountReason, CODE_LETTERS } from "@roundtable/protocol/account";
import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import { MailAddress } from "../mail/mail-address.ts";
import { countWaysIn, keepPassword, passkeysOf, passwordBy, passwordOf } from "../store/account-rows.ts";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { keepTicket, useTicket } from "../store/ticket-rows.ts";
import { written } from "../store/written.ts";
import type { PersonId } from "../tables/table.ts";
import { Busy, type Cost, COST, hashOfPassword, isEasilyGuessed, isPassword } from "./password.ts";
import { MOST_PASSKEYS, type Passkeys } from "./passkeys.ts";
import { hashOf, newSecret } from "./secret.ts";
import type { Tries } from "./tries.ts";

const MINUTE = 60 * 1000;
/** How long a second device may take. */
const CODE_MS = 5 * MINUTE;
const RESET_MS = 60 * MINUTE;
const CODE_LENGTH = 8;

/** Who has come in; or why not. */
export type LetIn = { readonly person: PersonId } | { readonly refused: AccountReason };

const no = (refused: AccountReason): { readonly refused: AccountReason } => ({ refused });

/** The ways in of those who have an account. */
export class Accounts {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #tries: Tries;
  /** Of guessing a password. */
  readonly #cost: Cost;

  constructor(store: Store, clock: Clock, tries: Tries, cost = COST) {
    this.#cost = cost;
    this.#store = store;
    this.#clock = clock;
    this.#tries = tries;
  }

  async of(person: PersonId): Promise<Omit<AccountBody, "canMakePasskeys" | "canReset">> {
    const { db } = this.#store;
    const password = await passwordOf(db, person);
    const passkeys = await passkeysOf(db, person);
    return {
      email: password?.email ?? null,
      emailConfirmed: false,
      pendingEmail: null,
      needsProof: false,
      passkeys: passkeys.map(({ id, name, created, used }) => ({ id, name, created, used })),
    };
  }

  async addPasskey(
    person: PersonId,
    name: string,
    made: NonNullable<Awaited<ReturnType<Passkeys["made"]>>>,
  ): Promise<AccountReason | null> {
    const row = { ...made, person, name, created: this.#clock.now(), used: null };
    return await written(this.#store, async (db) => {
      const before = await passkeysOf(db, person);
      if (before.length >= MOST_PASSKEYS) return "too-many-passkeys";
      const inserted = await db
        .insertInto("passkeys")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1 ? null : "bad-passkey";
    });
  }

  async renamePasskey(person: PersonId, id: string, name: string): Promise<AccountReason | null> {
    return await written(this.#store, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ name })
        .where("id", "=", id)
        .where("person", "=", person)
        .executeTakeFirst();
      return Number(numUpdatedRows) === 1 ? null : "no-such-passkey";
    });
  }

  /** Never the last way in. */
  async removePasskey(person: PersonId, id: string): Promise<AccountReason | null> {
    return await written(this.#store, async (db) => {
      await lockPerson(db, person);
      const has = (await passkeysOf(db, person)).some((passkey) => passkey.id === id);
      if (!has) return "no-such-passkey";
      if ((await countWaysIn(db, person)) < 2) return "last-way-in";
      await db.deleteFrom("passkeys").where("id", "=", id).where("person", "=", person).execute();
      return null;
    });
  }

  async removePassword(person: PersonId): Promise<AccountReason | null> {
    return await written(this.#store, async (db) => {
      await lockPerson(db, person);
      if ((await passwordOf(db, person)) !== null && (await countWaysIn(db, person)) < 2)
        return "last-way-in";
      await db.deleteFrom("passwords").where("person", "=", person).execute();
      return null;
    });
  }

  /** A first password, or another one for somebody who knows the one before. */
  async setPassword(
    { id }: Person,
    wanted: { readonly email: string; readonly password: string; readonly current?: string | undefined },
    address: string,
  ): Promise<AccountReason | null> {
    const email = emailFrom(wanted.email);
    if (email === null) return "bad-email";
    if (isEasilyGuessed(wanted.password, email)) return "weak-password";
    if (!(await this.#tries.may("newAccountFromAddress", address))) return "too-many-tries";
    const before = await passwordOf(this.#store.db, id);
    if (before !== null) {
      const known = await this.byPassword({ email: before.email, password: wanted.current ?? "" }, address);
      if ("refused" in known) return known.refused;
    }
    if (await this.#isTaken(email, id)) return "email-taken";
    const hash = await hashed(wanted.password, this.#cost);
    if (hash === null) return "too-many-tries";
    const password = { person: id, email, hash, changed: this.#clock.now() };
    try {
      await this.#store.write((transaction) => keepPassword(transaction, password));
    } catch (error) {
      // Somebody else was faster.
      if (await this.#isTaken(email, id)) return "email-taken";
      throw error;
    }
    return null;
  }

  /** The same answer after the same time, be it that the address or that the password is wrong. */
  async byPassword(
    given: { readonly email: string; readonly password: string },
    address: string,
  ): Promise<LetIn> {
    const email = emailFrom(given.email) ?? "";
    const own = `${email} ${address}`;
    // What is refused here does not count against the account: or one alone could shut its owner out.
    const mayTry = await Promise.all([
      this.#tries.may("passwordOfAccountFromAddress", own),
      this.#tries.may("passwordFromAddress", address),
    ]);
    if (mayTry.includes(false) || !(await this.#tries.may("passwordOfAccount", email)))
      return no("too-many-tries");
    const kept = await passwordBy(this.#store.db, email);
    try {
      if (!(await isPassword(given.password, kept?.hash ?? null, this.#cost)) || kept === null)
        return no("wrong-password");
    } catch (error) {
      if (error instanceof Busy) return no("too-many-tries");
      throw error;
    }
    await this.#tries.forget("passwordOfAccountFromAddress", own);
    return { person: kept.person };
  }

  /** The secret that lets whoever reads mails at this address choose another password; null where nobody has it. */
  async resetFor(
    given: string,
    address: string,
  ): Promise<{ readonly email: string; readonly secret: string; readonly person: PersonId } | null> {
    const email = emailFrom(given);
    if (email === null) return null;
    const may = await Promise.all([
      this.#tries.may("resetOfAccount", email),
      this.#tries.may("resetFromAddress", address),
    ]);
    const kept = await passwordBy(this.#store.db, email);
    if (kept === null || may.includes(false)) return null;
    const secret = newSecret();
    await this.#keepTicket("reset", secret, kept.person, RESET_MS);
    return { email, secret, person: kept.person };
  }

  async reset(secret: string, password: string): Promise<LetIn> {
    if (isEasilyGuessed(password, "")) return no("weak-password");
    const hash = await hashed(password, this.#cost);
    if (hash === null) return no("too-many-tries");
    const person = await written(this.#store, async (db) => {
      const ticket = await useTicket(db, { hash: hashOf(secret), kind: "reset", now: this.#clock.now() });
      const kept = ticket?.person == null ? null : await passwordOf(db, ticket.person);
      if (kept === null) return "";
      await keepPassword(db, { ...kept, hash, changed: this.#clock.now() });
      return kept.person;
    });
    return person === "" ? no("bad-reset") : { person };
  }

  /** A code that signs a second device in, to be read from one screen and typed at another. */
  async newCode(person: PersonId): Promise<{ readonly code: string; readonly until: number }> {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join("");
    const until = await this.#keepTicket("code", code, person, CODE_MS);
    return { code, until };
  }

  async byCode(code: string, address: string): Promise<LetIn> {
    const may = await Promise.all([
      this.#tries.may("codeFromAddress", address),
      this.#tries.may("codeFromAnywhere", ""),
    ]);
    if (may.includes(false)) return no("too-many-tries");
    const [ticket] = await written(this.#store, async (db) => [
      await useTicket(db, { hash: hashOf(code), kind: "code", now: this.#clock.now() }),
    ]);
    return ticket?.person == null ? no("bad-code") : { person: ticket.person };
  }

  async #keepTicket(kind: "reset" | "code", secret: string, person: PersonId, ms: number): Promise<number> {
    const until = this.#clock.now() + ms;
    await this.#store.write((transaction) =>
      keepTicket(transaction, { hash: hashOf(secret), kind, person, until }),
    );
    return until;
  }

  async #isTaken(email: string, person: PersonId): Promise<boolean> {
    const other = await passwordBy(this.#store.db, email);
    return other !== null && other.person !== person;
  }
}

/** As addresses are compared; null for what is none, or more than one. */
function emailFrom(given: string): string | null {
  const address = v.safeParse(MailAddress, given);
  return address.success ? address.output.toLowerCase() : null;
}

async function hashed(password: string, cost: Cost): Promise<string | null> {
  try {
    return await hashOfPassword(password, cost);
  } catch (error) {
    if (error instanceof Busy) return null;
    throw error;
  }
}

/** Of two who take ways in from the same person, one waits for the other. */
async function lockPerson(db: Transaction<Schema>, person: PersonId): Promise<void> {
  await db
    .updateTable("people")
    .set((row) => ({ seen: row.ref("seen") }))
    .where("id", "=", person)
    .execute();
}
