import type { ChatLine } from "@roundtable/protocol";
import type { Kysely, Transaction } from "kysely";
import type { TableId } from "../tables/table.ts";
import type { Schema } from "./schema.ts";

/** A chat line, and the command that said it: the same command says nothing twice. */
export interface KeptChatLine extends ChatLine {
  readonly command: string;
}

export async function readChat(db: Kysely<Schema>, table: TableId): Promise<KeptChatLine[]> {
  return await db
    .selectFrom("chat")
    .select(["person", "command", "name", "text", "at"])
    .where("table_id", "=", table)
    .orderBy("n")
    .execute();
}

export async function appendChat(
  db: Transaction<Schema>,
  table: TableId,
  n: number,
  line: KeptChatLine,
): Promise<void> {
  const { person, command, name, text, at } = line;
  await db.insertInto("chat").values({ table_id: table, n, person, command, name, text, at }).execute();
}
