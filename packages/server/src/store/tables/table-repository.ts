import type { Secret } from "@roundtable/host/disclosure/secret";
import type { OptionValues, Seat } from "@roundtable/kernel";
import { LIMITS, BOT_SPEEDS, TableStatus, SpectatorAccess } from "@roundtable/protocol";
import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import type { PersonId, SeatAtTable, Table, TableId } from "@roundtable/host/tables/table";
import { alarmOf, type Time } from "@roundtable/host/tables/time";
import { keepInvitation } from "./invitation-repository.ts";
import { clockFrom } from "./stored-clock.ts";
import type { Schema } from "../schema/index.ts";
import type { SeatRow, TableRow } from "../schema/tables.ts";
import { keyColumn } from "./match-repository.ts";

const KnownOptions = v.record(v.string(), v.union([v.boolean(), v.string()]));
const KnownCalledOff = v.array(
  v.object({
    commitment: v.string(),
    seals: v.array(v.string()),
    withheld: v.array(v.object({ seat: v.number(), name: v.string() })),
  }),
);
const KnownShares = v.array(v.object({ seat: v.number(), person: v.string(), text: v.string() }));
const KnownStart = v.object({
  by: v.string(),
  isHere: v.boolean(),
  until: v.number(),
  seals: KnownShares,
  nonces: KnownShares,
});
const KnownTime = v.object({
  since: v.number(),
  seats: v.array(
    v.object({
      bank: v.number(),
      decision: v.nullable(v.string()),
      spent: v.number(),
      runs: v.nullable(v.object({ since: v.number(), until: v.number() })),
      isOut: v.boolean(),
    }),
  ),
  pause: v.nullable(
    v.object({
      since: v.number(),
      why: v.picklist(["agreed", "silence"]),
      until: v.optional(v.nullable(v.number()), null),
    }),
  ),
  paused: v.optional(v.number(), 0),
  pauseVotes: v.array(v.number()),
  held: v.array(v.object({ seat: v.number(), decision: v.string(), left: v.number() })),
  nudge: v.nullable(v.object({ seat: v.number(), by: v.number(), at: v.number() })),
  unattended: v.optional(v.nullable(v.number()), null),
});
const KnownContinues = v.object({ table: v.string(), at: v.number(), dealtAnewFor: v.nullable(v.number()) });
const KnownVoteOut = v.object({ votes: v.array(v.number()), since: v.number() });
const KnownWords = v.object({
  status: TableStatus,
  pace: v.picklist(BOT_SPEEDS),
  ended: v.nullable(v.picklist(["played", "together", "abandoned"])),
});

/** A table and its version: the number of its changes. */
export interface VersionedTable {
  readonly table: Table;
  readonly version: number;
}

export async function readVersionedTable(db: Kysely<Schema>, id: TableId): Promise<VersionedTable | null> {
  const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const seats = await db
    .selectFrom("seats")
    .leftJoin("guest_bots", "guest_bots.person", "seats.person")
    .selectAll("seats")
    .select("guest_bots.owner")
    .where("table_id", "=", id)
    .orderBy("seat")
    .execute();
  return { table: tableFrom(row, seats), version: row.version };
}

export async function readTable(db: Kysely<Schema>, id: TableId): Promise<Table | null> {
  return (await readVersionedTable(db, id))?.table ?? null;
}

/** The game of this table; null if there is no such table. */
export async function readGameAt(db: Kysely<Schema>, id: TableId): Promise<string | null> {
  const row = await db.selectFrom("tables").select("game").where("id", "=", id).executeTakeFirst();
  return row?.game ?? null;
}

function tableFrom(row: TableRow, seats: readonly OwnedSeatRow[]): Table {
  return {
    ...v.parse(KnownWords, row),
    id: row.id,
    game: row.game,
    listed: row.listed === 1,
    host: row.host,
    options: optionsFrom(row.options),
    clock: clockFrom(row.clock),
    rated: row.rated === 1,
    ratedWithBots: row.rated_with_bots === 1,
    time: timeFrom(row.time),
    seats: seats.map(seatFrom),
    commitment: row.commitment,
    starting: row.starting === null ? null : v.parse(KnownStart, JSON.parse(row.starting)),
    seals: row.seals === null ? null : v.parse(v.array(v.string()), JSON.parse(row.seals)),
    calledOff: v.parse(KnownCalledOff, JSON.parse(row.called_off)),
    created: row.created,
    started: row.started,
    over: row.over,
    again: row.again,
    removed: v.parse(v.array(v.string()), JSON.parse(row.removed)),
    maker: row.maker,
    request: row.request,
    continues: row.continues === null ? null : v.parse(KnownContinues, JSON.parse(row.continues)),
    code: row.code,
    isSilenced: row.is_silenced === 1,
    watching: v.parse(SpectatorAccess, JSON.parse(row.watching)),
    hints: row.hints === 1,
  };
}

export function optionsFrom(json: string): OptionValues {
  return v.parse(KnownOptions, JSON.parse(json));
}

export function timeFrom(json: string | null): Time | null {
  return json === null ? null : v.parse(KnownTime, JSON.parse(json));
}

/** A seat with the owner of the bot that sits there. */
type OwnedSeatRow = SeatRow & { readonly owner: PersonId | null };

function seatFrom(row: OwnedSeatRow): SeatAtTable {
  if (row.bot !== null) return { kind: "bot", bot: row.bot };
  if (row.person === null) return { kind: "open", invited: row.invited };
  return {
    kind: "person",
    person: row.person,
    playedBy: row.played_by === "bot" ? "bot" : "person",
    wantsEnd: row.wants_end === 1,
    standInVotes: v.parse(v.array(v.number()), JSON.parse(row.stand_in_votes)),
    called: row.called,
    forfeited: row.forfeited === 1,
    mark: row.mark,
    voteOut: row.vote_out === null ? null : v.parse(KnownVoteOut, JSON.parse(row.vote_out)),
    isOut: row.is_out === 1,
    owner: row.owner,
  };
}

export async function insertTable(db: Transaction<Schema>, table: Table, key: Secret<string>): Promise<void> {
  await db
    .insertInto("tables")
    .values({
      ...columnsOf(table),
      id: table.id,
      game: table.game,
      created: table.created,
      touched: table.created,
      maker: table.maker,
      request: table.request,
      continues: table.continues === null ? null : JSON.stringify(table.continues),
    })
    .execute();
  await db
    .insertInto("keys")
    .values({ table_id: table.id, key: keyColumn(key) })
    .execute();
  await insertSeats(db, table);
  await inviteAgain(db, table);
}

/** Renews the invitations of a rematch while the table waits. */
async function inviteAgain(db: Transaction<Schema>, { id, seats, maker, created }: Table): Promise<void> {
  const invited = seats.flatMap((at) => (at.kind === "open" && at.invited !== null ? [at.invited] : []));
  if (invited.length === 0) return;
  const known = await db
    .selectFrom("people")
    .select("id")
    .where("id", "in", [...invited, maker])
    .execute();
  if (!known.some((person) => person.id === maker)) return;
  const until = created + LIMITS.silentMs;
  for (const { id: person } of known)
    if (person !== maker) await keepInvitation(db, { table: id, person, host: maker, at: created, until });
}

/** Writes the table. `touched` is the time of a person's action; null if the server acted by itself. */
export async function updateTable(
  db: Transaction<Schema>,
  before: Table,
  table: Table,
  touched: number | null,
): Promise<void> {
  const at = touched === null ? {} : { touched };
  await db
    .updateTable("tables")
    .set({ ...columnsOf(table), ...at })
    .where("id", "=", table.id)
    .execute();
  if (before.seats === table.seats && before.status === table.status) return;
  await db.deleteFrom("seats").where("table_id", "=", table.id).execute();
  await insertSeats(db, table);
}

function columnsOf(table: Table) {
  return {
    status: table.status,
    listed: table.listed ? 1 : 0,
    host: table.host,
    pace: table.pace,
    options: JSON.stringify(table.options),
    clock: JSON.stringify(table.clock),
    rated: table.rated ? 1 : 0,
    rated_with_bots: table.ratedWithBots ? 1 : 0,
    time: table.time === null ? null : JSON.stringify(table.time),
    alarm: alarmOf(table.time),
    commitment: table.commitment,
    starting: table.starting === null ? null : JSON.stringify(table.starting),
    seals: table.seals === null ? null : JSON.stringify(table.seals),
    called_off: JSON.stringify(table.calledOff),
    started: table.started,
    over: table.over,
    ended: table.ended,
    again: table.again,
    removed: JSON.stringify(table.removed),
    // A finished table frees its code.
    code: table.status === "over" ? null : table.code,
    is_silenced: table.isSilenced ? 1 : 0,
    watching: JSON.stringify(table.watching),
    hints: table.hints ? 1 : 0,
  };
}

async function insertSeats(db: Transaction<Schema>, table: Table): Promise<void> {
  const rows = table.seats.map((at, seat) => seatRow(table, seat, at));
  await db.insertInto("seats").values(rows).execute();
}

function seatRow({ id: table_id, status, started, over }: Table, seat: Seat, at: SeatAtTable): SeatRow {
  const person = at.kind === "person" ? at : null;
  return {
    table_id,
    seat,
    person: person?.person ?? null,
    invited: at.kind === "open" ? at.invited : null,
    bot: at.kind === "bot" ? at.bot : null,
    played_by: person?.playedBy ?? (at.kind === "bot" ? "bot" : "person"),
    wants_end: person?.wantsEnd === true ? 1 : 0,
    stand_in_votes: JSON.stringify(person?.standInVotes ?? []),
    called: person?.called ?? null,
    mark: person?.mark ?? null,
    vote_out: person?.voteOut == null ? null : JSON.stringify(person.voteOut),
    is_out: person?.isOut === true ? 1 : 0,
    is_over: status === "over" ? 1 : 0,
    over: started === null ? null : over,
    forfeited: person?.forfeited === true ? 1 : 0,
  };
}
