import type { Entry, Seat } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import { Preferences } from "@roundtable/protocol/account";
import * as v from "valibot";
import type { StoreTime } from "@roundtable/host/clock";
import { ownEntries } from "@roundtable/host/disclosure/own-entries";
import type { StoredSecret } from "@roundtable/host/disclosure/secret";
import { allBotsOf } from "../guest-bots/guest-bot-repository.ts";
import { type RowsByTable, rowsOf } from "./person-columns.ts";
import type { TableRow } from "../store/schema/tables.ts";
import type { Store } from "../store/store.ts";

type TableColumns = Pick<TableRow, "id" | "game" | "status" | "created" | "started" | "over" | "ended">;

interface OwnTable extends TableColumns {
  readonly seat: Seat;
  readonly playedBy: string;
  readonly called: string;
  readonly others: readonly string[];
  readonly entries: readonly Entry[];
}

interface StoredData extends Omit<RowsByTable, "tables"> {
  readonly person: Person & {
    readonly created: number | null;
    readonly seen: number | null;
    readonly likes: Preferences | null;
  };
  readonly tables: readonly OwnTable[];
  readonly said: readonly { readonly table: string; readonly text: string; readonly at: number }[];
}

/** Every part has a type of its own, so that no secret of a match can get in by accident. */
interface PersonalData extends StoredData {
  readonly roundtable: 1;
  readonly at: number;
  readonly bots: readonly StoredData[];
}

/** Everything stored about a person and their bots. Of other people it has only what this person saw at their tables. */
export async function personalDataOf({ db }: Store, person: Person, now: StoreTime): Promise<PersonalData> {
  const bots = await allBotsOf(db, person.id);
  return {
    roundtable: 1,
    at: now,
    ...(await storedDataOf(db, person)),
    bots: await Promise.all(bots.map((bot) => storedDataOf(db, bot))),
  };
}

async function storedDataOf(db: Store["db"], person: Person): Promise<StoredData> {
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
  const tables: OwnTable[] = [];
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
  const { tables: _none, ...rows } = await rowsOf(db, person.id);
  return {
    person: {
      ...person,
      created: row?.created ?? null,
      seen: row?.seen ?? null,
      likes: row?.likes == null ? null : v.parse(Preferences, JSON.parse(row.likes)),
    },
    tables,
    said,
    ...rows,
  };
}

/** The names the others had at that table. */
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
