import type { Kysely } from "kysely";
import { newCode } from "../tables/code.ts";
import type { TableId } from "../tables/table.ts";
import type { Schema } from "./schema.ts";

/** One that no table has that waits or plays. */
export async function freeCode(db: Kysely<Schema>): Promise<string> {
  for (;;) {
    const code = newCode();
    if ((await tableWithCode(db, code)) === null) return code;
  }
}

export async function tableWithCode(db: Kysely<Schema>, code: string): Promise<TableId | null> {
  const row = await db.selectFrom("tables").select("id").where("code", "=", code).executeTakeFirst();
  return row?.id ?? null;
}
