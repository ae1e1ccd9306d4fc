import type { Kysely } from "kysely";
import type { PersonId } from "../tables/table.ts";
import type { Schema } from "./schema.ts";

/** Whether this person could sign in again: a guest could not. */
export async function hasWayIn(db: Kysely<Schema>, person: PersonId): Promise<boolean> {
  const passkey = await db
    .selectFrom("passkeys")
    .select("id")
    .where("person", "=", person)
    .limit(1)
    .execute();
  const password = await db.selectFrom("passwords").select("email").where("person", "=", person).execute();
  return passkey.length + password.length > 0;
}
