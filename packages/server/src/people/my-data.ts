import type { Entry } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import type { StoreTime } from "../clock.ts";
import { ownEntries } from "../disclosure/own-entries.ts";
import type { StoredSecret } from "../disclosure/secret.ts";
import { allBotsOf } from "../store/guest-bot-rows.ts";
import { rowsOf } from "../store/of-a-person.ts";
import type { Store } from "../store/store.ts";

/** Everything that is kept of a person and his bots, and of others no more than he saw at the tables where he sat. */
export async function dataOf({ db }: Store, person: Person, now: StoreTime): Promise<object> {
  const bots = await allBotsOf(db, person.id);
  return {
    roundtable: 1,
    at: now,
    ...(await keptOf(db, person)),
    bots: await Promise.all(bots.map((bot) => keptOf(db, bot))),
  };
}

async function keptOf(db: Store["db"], person: Person): Promise<object> {
  const row = await db
    .selectFrom("people")
    .select(["created", "seen", "likes"])
    .where("id", "=", person.id)
    .executeTakeFirst();
  const seats = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select([
      "table_id",
      "seat",
      "called",
      "played_by",
      "tables.game",
      "tables.status",
      "tables.created",
      "tables.started",
      "tables.over",
      "tables.ended",
    ])
    .where("person", "=", person.id)
    .orderBy("tables.created")
    .execute();
  const tables: object[] = [];
  for (const { table_id: id, seat, called, played_by: playedBy, ...table } of seats)
    tables.push({
      id,
      ...table,
      seat,
      playedBy,
      called: called ?? person.name,
      others: await othersAt(db, id, seat),
      entries: ownEntries(table, seat, await entriesAt(db, id)),
    });
  const said = await db
    .selectFrom("chat")
    .select(["table_id as table", "text", "at"])
    .where("person", "=", person.id)
    .orderBy("at")
    .execute();
  return {
    person: {
      ...person,
      created: row?.created ?? null,
      seen: row?.seen ?? null,
      likes: row?.likes == null ? null : (JSON.parse(row.likes) as unknown),
    },
    tables,
    said,
    ...(await rowsOf(db, person.id)),
  };
}

/** By what they were called at that table. */
async function othersAt(db: Store["db"], table: string, mine: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person")
    .select(["called", "people.name", "bot"])
    .where("table_id", "=", table)
    .where("seat", "<>", mine)
    .orderBy("seat")
    .execute();
  return rows.map(({ called, name, bot }) => (bot === null ? (called ?? name ?? "") : `bot: ${bot}`));
}

async function entriesAt(db: Store["db"], table: string): Promise<StoredSecret<Entry>[]> {
  const rows = await db
    .selectFrom("entries")
    .select("entry")
    .where("table_id", "=", table)
    .orderBy("n")
    .execute();
  return rows.map(({ entry }) => entry);
}
