import type { Kysely } from "kysely";
import { reveal } from "../../src/disclosure/secret.ts";
import { readKey, readMatch } from "../../src/store/match-rows.ts";
import type { Schema } from "../../src/store/schema.ts";
import type { KeptMatch } from "../../src/tables/kept-match.ts";

/** A match with all its secrets, as the store has it. */
export async function keptMatch(db: Kysely<Schema>, table: string): Promise<KeptMatch | null> {
  const kept = await readMatch(db, table);
  return kept === null ? null : reveal(kept);
}

export async function keptKey(db: Kysely<Schema>, table: string): Promise<string> {
  return reveal(await readKey(db, table));
}
