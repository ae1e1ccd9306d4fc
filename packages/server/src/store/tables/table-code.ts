import { randomInt } from "node:crypto";
import { CODE_LENGTH, CODE_LETTERS } from "@roundtable/protocol/table-code";
import type { Kysely } from "kysely";
import type { TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../schema/index.ts";

/** What letters without vowels may still be taken for, in one of our languages. */
const UNSAID =
  /BLD|BLT|BTCH|CCK|CNT|DCK|GHR|HRN|KKK|KRV|MRD|NGG|NGR|NZ|PD|PNS|PSS|PTN|PZD|SHT|SLP|SLT|SS|TWT|WNK|XX/;

/** Six letters to read out loud, by which a table is found. */
export function newCode(): string {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join("");
    if (!UNSAID.test(code)) return code;
  }
}

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
