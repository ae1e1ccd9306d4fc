import type { Transaction } from "kysely";
import type { PersonId, TableId } from "../tables/table.ts";
import type { Schema } from "./schema.ts";

export interface KeptNotice {
  readonly person: PersonId;
  readonly notice: { readonly kind: string; readonly table: TableId };
  readonly mark: string;
  readonly position: number;
  readonly due: number;
}

/** In the place of what was told of this kind before; unless it is the same, or older than that. */
export async function keepNotice(
  db: Transaction<Schema>,
  { person, notice, mark, position, due }: KeptNotice,
): Promise<void> {
  const news = { mark, position, notice: JSON.stringify(notice), due };
  await db
    .insertInto("notices")
    .columns(["person", "table_id", "kind", "mark", "position", "notice", "due"])
    // A table may be gone by now: nothing is told of it.
    .expression((from) =>
      from
        .selectFrom("tables")
        .select((of) => [
          of.val(person).as("person"),
          "tables.id as table_id",
          of.val(notice.kind).as("kind"),
          of.val(mark).as("mark"),
          of.cast<number>(of.val(position), "bigint").as("position"),
          of.val(news.notice).as("notice"),
          of.cast<number>(of.val(due), "bigint").as("due"),
        ])
        .where("tables.id", "=", notice.table),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["person", "table_id", "kind"])
        .doUpdateSet(news)
        .where("notices.mark", "<>", mark)
        .where("notices.position", "<=", position),
    )
    .execute();
}

/** Everything by which these people are told anything: they are no longer among us. */
export async function removeNoticesOf(db: Transaction<Schema>, people: readonly PersonId[]): Promise<void> {
  if (people.length === 0) return;
  await db.deleteFrom("notices").where("person", "in", people).execute();
  await db.deleteFrom("subscriptions").where("person", "in", people).execute();
  await db.deleteFrom("notice_settings").where("person", "in", people).execute();
  await db.deleteFrom("outbox").where("person", "in", people).execute();
}
