import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Indexes for a stranger's view of results and for the last seen people. */
export const growth: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex("results_by_person_if_rated")
      .on("results")
      .columns(["person", "rated", "over", "table_id"])
      .execute();
    await db.schema
      .createIndex("results_by_person_and_game_if_rated")
      .on("results")
      .columns(["person", "game", "rated", "over", "table_id"])
      .execute();
    await db.schema.dropIndex("people_by_sight").execute();
    await db.schema.createIndex("people_by_sight").on("people").columns(["seen", "id"]).execute();
  },
};
