import type { OperatorReportsBody, OperatorTablesBody, PeopleBody } from "@roundtable/protocol/operator";
import { TableStatus } from "@roundtable/protocol";
import { ReportReason } from "@roundtable/protocol/reports";
import { type Kysely, sql, type Transaction } from "kysely";
import * as v from "valibot";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import { bansOn } from "./ban-repository.ts";
import { listedTables } from "../store/tables/listed-table.ts";
import { operatorsAmong } from "./operator-repository.ts";
import { ASKED, keyFrom, type Page, type PageKey, pageOf } from "../store/paging.ts";
import type { Schema } from "../store/schema/index.ts";

type Reported = OperatorReportsBody["list"][number];

/** Reports that no operator has dismissed. */
export async function openReports(db: Kysely<Schema>, before?: string): Promise<Page<Reported>> {
  const key = keyFrom(before);
  const rows = await db
    .selectFrom("reports")
    .leftJoin("people as him", "him.id", "reports.person")
    .leftJoin("people as who", "who.id", "reports.reporter")
    .select(["reports.id", "reports.at", "game", "table_id", "words", "reports.person", "reason", "reporter"])
    .select(["him.name as his_name", "who.name as who_name"])
    .where("reports.seen", "is", null)
    .where((where) =>
      where.or([
        where("reports.at", "<", key.at),
        where.and([where("reports.at", "=", key.at), where("reports.id", "<", key.id)]),
      ]),
    )
    .orderBy("reports.at", "desc")
    .orderBy("reports.id", "desc")
    .limit(ASKED)
    .execute();
  return pageOf(rows, (row) => ({
    id: row.id,
    when: row.at,
    game: row.game,
    table: row.table_id,
    words: row.words,
    about:
      row.person === null
        ? null
        : { person: { id: row.person, name: row.his_name ?? "" }, reason: v.parse(ReportReason, row.reason) },
    reporter: row.reporter === null ? null : { id: row.reporter, name: row.who_name ?? "" },
  }));
}

export async function dismissReport(db: Transaction<Schema>, report: string, now: StoreTime): Promise<void> {
  await db.updateTable("reports").set({ seen: now }).where("id", "=", report).execute();
}

/** A limit on the rows that one page searches. */
const LOOKED_THROUGH = 10_000;

type Somebody = PeopleBody["list"][number];

/** Searches by part of the name, ignoring case, or by id. The last seen come first. */
export async function searchPeople(
  db: Kysely<Schema>,
  q: string,
  { now, before }: { readonly now: StoreTime; readonly before?: string | undefined },
): Promise<Page<Omit<Somebody, "addresses">>> {
  const key = keyFrom(before);
  const known = await db
    .selectFrom("people")
    .select(["id", "name", "created", "seen", "seen as at"])
    .where("id", "=", before === undefined ? q : "")
    .execute();
  const part = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const called = await db
    .selectFrom(lastSeenFirst(db, key).limit(LOOKED_THROUGH).as("latest"))
    .selectAll()
    .where((where) =>
      where.or([
        sql<boolean>`lower(name) like ${part} escape '\\'`,
        sql<boolean>`name like ${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`,
      ]),
    )
    .orderBy("seen", "desc")
    .orderBy("id", "desc")
    .limit(ASKED)
    .execute();
  // If the search stopped at the limit, the next page goes on from there.
  const last =
    called.length < ASKED
      ? await lastSeenFirst(db, key)
          .offset(LOOKED_THROUGH - 1)
          .limit(1)
          .executeTakeFirst()
      : undefined;
  const rows = [...known, ...called.filter(({ id }) => id !== q)];
  const ids = rows.map(({ id }) => id);
  const [bans, operators, reports] = await Promise.all([
    bansOn(db, ids, now),
    operatorsAmong(db, ids),
    reportsAbout(db, ids),
  ]);
  const page = pageOf(rows, ({ id, name, created, seen }) => ({
    person: { id, name },
    created,
    seen,
    isOperator: operators.has(id),
    reports: reports.get(id) ?? 0,
    ban: bans.get(id) ?? null,
  }));
  return last === undefined || page.next !== null ? page : { ...page, next: `${last.at}.${last.id}` };
}

/** The last seen first. */
export function lastSeenFirst(db: Kysely<Schema>, { at, id }: PageKey) {
  return db
    .selectFrom("people")
    .select(["id", "name", "created", "seen", "seen as at"])
    .where((where) => where(where.refTuple("seen", "id"), "<", where.tuple(at, id)))
    .orderBy("seen", "desc")
    .orderBy("id", "desc");
}

async function reportsAbout(
  db: Kysely<Schema>,
  people: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom("reports")
    .select("person")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("person", "in", people)
    .groupBy("person")
    .execute();
  return new Map(rows.flatMap(({ person, count }) => (person === null ? [] : [[person, count] as const])));
}

/** Tables that are not over, newest first. `q` is the id of one. */
export async function unfinishedTables(
  db: Kysely<Schema>,
  q: string,
  before?: string,
): Promise<Page<OperatorTablesBody["list"][number]>> {
  const key = keyFrom(before);
  const wanted = db
    .selectFrom("tables")
    .select(["id", "created as at"])
    .where("status", "in", ["gathering", "playing"])
    .where((where) =>
      where.or([
        where("created", "<", key.at),
        where.and([where("created", "=", key.at), where("id", "<", key.id)]),
      ]),
    )
    .orderBy("created", "desc")
    .orderBy("id", "desc")
    .limit(ASKED);
  const rows = await (q === "" ? wanted : wanted.where("id", "=", q)).execute();
  const found = await listedTables(
    db,
    rows.map(({ id }) => id),
  );
  const { list, next } = pageOf(rows, ({ id }) => found.get(id));
  return {
    next,
    list: list.flatMap((table) => {
      if (table === undefined) return [];
      const { row, seats } = table;
      return {
        id: row.id,
        game: row.game,
        status: v.parse(TableStatus, row.status),
        names: seats.flatMap(({ person, name }) => (person === null ? [] : [name])),
        created: row.created,
        isSilenced: row.is_silenced === 1,
      };
    }),
  };
}
