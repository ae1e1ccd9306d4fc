import { DatabaseSync } from "node:sqlite";
import type { Entry, Log, Snapshot, MatchEvent } from "@roundtable/kernel";

/** A table as the store has it when no server runs, read without the server's code. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  /** How it ended; null while it is not over */
  readonly ended: string | null;
  /** Since when it is over, in milliseconds since 1970. */
  readonly over: number | null;
  readonly isListed: boolean;
  /** Who created it, and by which command. */
  readonly maker: string;
  readonly request: string;
  /** The key to all chance of the match. */
  readonly key: string;
  /** For each seat who sits there; null for bots and empty seats. */
  readonly people: readonly (string | null)[];
  /** How many seats are empty. */
  readonly open: number;
  /** Whether a start was called off: a player who withheld their share of chance has lost the seat by it. */
  readonly wasCalledOff: boolean;
  readonly pace: string;
  /** Whether players who are asked see a deadline. */
  readonly hasClock: boolean;
  readonly chat: readonly StoredChatLine[];
  readonly match: StoredMatch | null;
}

/** A chat line outside the match. */
export interface StoredChatLine {
  readonly n: number;
  readonly person: string;
  readonly command: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Written by a spectator: players read it when the match is over. */
  readonly isApart: boolean;
}

export interface StoredMatch {
  readonly log: Log;
  /** The events of setup, and then of each entry. */
  readonly told: readonly (readonly MatchEvent[])[];
  readonly snapshot: Snapshot;
  /** The number of the last entry in the snapshot. */
  readonly after: number;
}

/** How much each sweep adds to the uptime in the store. */
const SWEEP_MS = 60_000;

type Row = Readonly<Record<string, unknown>>;
type Query = (sql: string) => Promise<readonly Row[]>;

/** The store of a stopped server. */
export interface StoppedStore {
  ids(): Promise<readonly string[]>;
  table(id: string): Promise<StoredTable | null>;
  /** How often servers have swept. */
  sweeps(): Promise<number>;
  close(): Promise<void>;
}

export function openSqlite(file: string): StoppedStore {
  const db = new DatabaseSync(file, { readOnly: true });
  const query: Query = (sql) => Promise.resolve(db.prepare(sql).all());
  return storeOf(query, () => Promise.resolve(db.close()));
}

export function storeOf(query: Query, close: () => Promise<void>): StoppedStore {
  return {
    ids: async () => (await query("select id from tables")).map((row) => text(row, "id")),
    table: (id) => readTable(query, id),
    async sweeps() {
      const [row] = await query("select at from moments where name = 'uptime'");
      return Math.floor(Number(row?.["at"] ?? 0) / SWEEP_MS);
    },
    close,
  };
}

async function readTable(query: Query, id: string): Promise<StoredTable | null> {
  if (!/^[0-9A-Za-z]+$/.test(id)) throw new Error(`${id} is no table.`);
  const of = `where table_id = '${id}'`;
  const [row] = await query(`select * from tables where id = '${id}'`);
  if (row === undefined) return null;
  const [key] = await query(`select * from keys ${of}`);
  const seats = await query(`select * from seats ${of} order by seat`);
  const chat = await query(`select * from chat ${of} order by n`);
  return {
    id,
    game: text(row, "game"),
    status: text(row, "status"),
    ended: row["ended"] === null ? null : text(row, "ended"),
    over: row["over"] === null ? null : Number(row["over"]),
    isListed: Number(row["listed"]) === 1,
    maker: text(row, "maker"),
    request: text(row, "request"),
    key: key === undefined ? "" : text(key, "key"),
    people: seats.map((seat) => (seat["person"] === null ? null : text(seat, "person"))),
    open: seats.filter((seat) => seat["person"] === null && seat["bot"] === null).length,
    wasCalledOff: text(row, "called_off") !== "[]",
    pace: text(row, "pace"),
    hasClock: !text(row, "clock").includes('"none"'),
    chat: chat.map((line) => ({
      n: Number(line["n"]),
      person: text(line, "person"),
      command: text(line, "command"),
      name: text(line, "name"),
      text: text(line, "text"),
      at: Number(line["at"]),
      isApart: Number(line["is_apart"]) === 1,
    })),
    match: await readMatch(query, of),
  };
}

async function readMatch(query: Query, of: string): Promise<StoredMatch | null> {
  const [match] = await query(`select * from matches ${of}`);
  const [kept] = await query(`select * from snapshots ${of}`);
  if (match === undefined || kept === undefined) return null;
  const rows = await query(`select entry, told from entries ${of} order by n`);
  return {
    log: {
      header: json(match, "header") as Log["header"],
      setup: json(match, "setup") as Log["setup"],
      entries: rows.map((row) => json(row, "entry") as Entry),
    },
    told: [json(match, "opening"), ...rows.map((row) => json(row, "told"))] as MatchEvent[][],
    snapshot: json(kept, "snapshot") as Snapshot,
    after: Number(kept["after"]),
  };
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new Error(`${column} is no text.`);
  return value;
}

function json(row: Row, column: string): unknown {
  return JSON.parse(text(row, column));
}
