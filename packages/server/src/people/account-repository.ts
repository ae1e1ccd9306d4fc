import type { Kysely, Transaction } from "kysely";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

export interface StoredPasskey {
  readonly id: string;
  readonly person: PersonId;
  readonly name: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created: number;
  readonly used: number | null;
}

export interface StoredPassword {
  readonly person: PersonId;
  readonly email: string;
  readonly hash: string;
  readonly changed: number;
  /** When the address was confirmed. */
  readonly confirmed: number | null;
}

/** Whether this person can sign in again. Guests cannot. */
export async function hasSignInMethod(db: Kysely<Schema>, person: PersonId): Promise<boolean> {
  return (await countSignInMethods(db, person)) > 0;
}

/** Serialises changes of one person's sign-in methods. */
export async function lockPerson(db: Transaction<Schema>, person: PersonId): Promise<void> {
  await db
    .updateTable("people")
    .set((row) => ({ seen: row.ref("seen") }))
    .where("id", "=", person)
    .execute();
}

export async function countSignInMethods(db: Kysely<Schema>, person: PersonId): Promise<number> {
  const passkeys = await passkeysOf(db, person);
  const password = await passwordOf(db, person);
  return passkeys.length + (password === null ? 0 : 1);
}

/** The oldest first. */
export async function passkeysOf(db: Kysely<Schema>, person: PersonId): Promise<StoredPasskey[]> {
  return await db
    .selectFrom("passkeys")
    .selectAll()
    .where("person", "=", person)
    .orderBy("created")
    .orderBy("id")
    .execute();
}

export async function readPasskey(db: Kysely<Schema>, id: string): Promise<StoredPasskey | null> {
  return (await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function passwordOf(db: Kysely<Schema>, person: PersonId): Promise<StoredPassword | null> {
  const row = await db.selectFrom("passwords").selectAll().where("person", "=", person).executeTakeFirst();
  return row ?? null;
}

export async function passwordBy(db: Kysely<Schema>, email: string): Promise<StoredPassword | null> {
  return (await db.selectFrom("passwords").selectAll().where("email", "=", email).executeTakeFirst()) ?? null;
}

export async function savePassword(db: Transaction<Schema>, password: StoredPassword): Promise<void> {
  const { email, hash, changed, confirmed } = password;
  await db
    .insertInto("passwords")
    .values(password)
    .onConflict((conflict) => conflict.column("person").doUpdateSet({ email, hash, changed, confirmed }))
    .execute();
}

/** Removes an unconfirmed address from the account that has it. Returns that account. */
export async function removeUnconfirmed(
  db: Transaction<Schema>,
  email: string,
  { except }: { readonly except: PersonId },
): Promise<PersonId | null> {
  const row = await db
    .deleteFrom("passwords")
    .where("email", "=", email)
    .where("person", "<>", except)
    .where("confirmed", "is", null)
    .returning("person")
    .executeTakeFirst();
  return row?.person ?? null;
}

/** A confirmed mail address of this person: that of the account, or else that of notifications. */
export async function confirmedAddressOf(db: Kysely<Schema>, person: PersonId): Promise<string | null> {
  const password = await passwordOf(db, person);
  if (password !== null && password.confirmed !== null) return password.email;
  const told = await db
    .selectFrom("notice_settings")
    .select("mail")
    .where("person", "=", person)
    .where("mail_confirmed", "=", 1)
    .executeTakeFirst();
  return told?.mail ?? null;
}
