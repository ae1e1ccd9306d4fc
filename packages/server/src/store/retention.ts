import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from "kysely";
import type { TableId } from "../tables/table.ts";
import { forgetPeople } from "./result-rows.ts";
import { removeNoticesOf } from "./notice-rows.ts";
import { OVER_DAYS, type Schema } from "./schema.ts";

/** So many go at once; the rest waits for the next time. */
const AT_ONCE = 200;

/** Tables that were over before this, and matches where nobody was since. */
export async function tablesBefore(db: Kysely<Schema>, moment: number): Promise<TableId[]> {
  const over = await db
    .selectFrom("tables")
    .select("id")
    .where("status", "=", "over")
    .where("over", "<", moment)
    .where(nobodyIsThere)
    .limit(AT_ONCE)
    .execute();
  const asleep = await db
    .selectFrom("tables")
    .select("id")
    .where("status", "=", "playing")
    .where("touched", "<", moment)
    // Over days nobody need come for long: such a match is paused, and stays.
    .where("clock", "not like", OVER_DAYS)
    .where(nobodyIsThere)
    .limit(AT_ONCE)
    .execute();
  return [...over, ...asleep].map(({ id }) => id);
}

/** At none of several nodes. */
function nobodyIsThere(where: ExpressionBuilder<Schema, "tables">): Expression<SqlBool> {
  const present = where
    .selectFrom("presences")
    .select("person")
    .whereRef("presences.table_id", "=", "tables.id")
    .where("gone", "is", null);
  return where.not(where.exists(present));
}

export async function removeTables(db: Transaction<Schema>, ids: readonly TableId[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("tables").where("id", "in", ids).execute();
}

/** Sessions that nobody used since then, and what was good for a while only. */
export async function removeExpired(
  db: Transaction<Schema>,
  { now, sessionsBefore }: { readonly now: number; readonly sessionsBefore: number },
): Promise<void> {
  await db.deleteFrom("sessions").where("seen", "<", sessionsBefore).execute();
  await db.deleteFrom("tickets").where("until", "<", now).execute();
  await db.deleteFrom("tries").where("until", "<", now).execute();
}

/** People whose cookies have run out, who have no other way in and of whom no table speaks, with what they had achieved. */
export async function removePeopleBefore(db: Transaction<Schema>, moment: number): Promise<number> {
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where("seen", "<", moment)
    .where((where) => {
      const seated = where.selectFrom("seats").select("seat").whereRef("seats.person", "=", "people.id");
      const passkey = where
        .selectFrom("passkeys")
        .select("name")
        .whereRef("passkeys.person", "=", "people.id");
      const password = where
        .selectFrom("passwords")
        .select("email")
        .whereRef("passwords.person", "=", "people.id");
      return where.not(where.or([where.exists(seated), where.exists(passkey), where.exists(password)]));
    })
    .limit(AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.deleteFrom("regards").where("person", "in", ids).execute();
  await db.deleteFrom("regards").where("other", "in", ids).execute();
  await db.deleteFrom("achievements").where("person", "in", ids).execute();
  await forgetPeople(db, ids);
  await db.deleteFrom("sessions").where("person", "in", ids).execute();
  await db.deleteFrom("guest_bots").where("person", "in", ids).execute();
  await db.deleteFrom("guest_bots").where("owner", "in", ids).execute();
  await removeNoticesOf(db, ids);
  await db.deleteFrom("people").where("id", "in", ids).execute();
  return ids.length;
}
