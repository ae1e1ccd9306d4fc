import type { Kysely } from "kysely";
import { reveal } from "@roundtable/host/disclosure/secret";
import { readKey, readMatch } from "../../src/store/tables/match-repository.ts";
import type { Schema } from "../../src/store/schema/index.ts";
import type { KeptMatch } from "@roundtable/host/tables/stored-match";

/** A match with all its secrets, as the store has it. */
export async function keptMatch(db: Kysely<Schema>, table: string): Promise<KeptMatch | null> {
  const kept = await readMatch(db, table);
  return kept === null ? null : reveal(kept);
}

export async function keptKey(db: Kysely<Schema>, table: string): Promise<string> {
  return reveal(await readKey(db, table));
}
