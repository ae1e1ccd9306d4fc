import type { Kysely, Transaction } from "kysely";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

export interface Achievement {
  readonly person: PersonId;
  readonly achievement: string;
}

/** An achievement keeps the date of the first time. */
export async function saveAchievements(
  db: Transaction<Schema>,
  game: string,
  achievements: readonly Achievement[],
  at: number,
): Promise<void> {
  if (achievements.length === 0) return;
  await db
    .insertInto("achievements")
    .values(achievements.map(({ person, achievement }) => ({ person, game, achievement, at })))
    .onConflict((conflict) => conflict.columns(["person", "game", "achievement"]).doNothing())
    .execute();
}

/** In the order in which they were achieved. */
export async function achievementsOf(db: Kysely<Schema>, person: PersonId, game: string): Promise<string[]> {
  const rows = await db
    .selectFrom("achievements")
    .select("achievement")
    .where("person", "=", person)
    .where("game", "=", game)
    .orderBy("at")
    .orderBy("achievement")
    .execute();
  return rows.map(({ achievement }) => achievement);
}
