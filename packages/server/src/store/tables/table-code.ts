import { randomInt } from "node:crypto";
import { CODE_LENGTH, CODE_LETTERS } from "@roundtable/protocol/table-code";
import type { Kysely } from "kysely";
import type { TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../schema/index.ts";

/** Letter groups without vowels that could still be read as a swear word in one of our languages. */
const UNSAID =
  /BLD|BLT|BTCH|CCK|CNT|DCK|GHR|HRN|KKK|KRV|MRD|NGG|NGR|NZ|PD|PNS|PSS|PTN|PZD|SHT|SLP|SLT|SS|TWT|WNK|XX/;

/** A six-letter code that can be read aloud to find a table. */
export function newCode(): string {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join("");
    if (!UNSAID.test(code)) return code;
  }
}

/** A code that no waiting or running table has. */
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
