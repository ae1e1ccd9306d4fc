import { LIMITS } from "@roundtable/protocol";
import type { Kysely, Transaction } from "kysely";
import type { KeptChat, KeptChatLine } from "@roundtable/host/table-host/table-store";
import type { TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../schema/index.ts";

export async function readChat(db: Kysely<Schema>, table: TableId): Promise<KeptChat> {
  const rows = await db
    .selectFrom("chat")
    .select(["n", "person", "command", "name", "text", "at", "is_apart"])
    .where("table_id", "=", table)
    .orderBy("n", "desc")
    .limit(LIMITS.chatKept)
    .execute();
  return { from: rows.at(-1)?.n ?? 0, lines: rows.toReversed().map(lineFrom) };
}

type Row = Omit<KeptChatLine, "isApart"> & { readonly is_apart: number };

function lineFrom({ person, command, name, text, at, is_apart }: Row): KeptChatLine {
  return { person, command, name, text, at, isApart: is_apart === 1 };
}

export async function appendChat(
  db: Transaction<Schema>,
  table: TableId,
  n: number,
  line: KeptChatLine,
): Promise<void> {
  const { person, command, name, text, at, isApart } = line;
  const is_apart = isApart ? 1 : 0;
  await db
    .insertInto("chat")
    .values({ table_id: table, n, person, command, name, text, at, is_apart })
    .execute();
  await db
    .deleteFrom("chat")
    .where("table_id", "=", table)
    .where("n", "<=", n - LIMITS.chatKept)
    .execute();
}
