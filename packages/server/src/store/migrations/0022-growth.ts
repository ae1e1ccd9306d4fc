import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a stranger may see of somebody's matches, and who was here last, are found by their keys however many there are. */
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
