import type { Secret } from "@roundtable/host/disclosure/secret";
import { CompiledQuery, type Kysely, sql } from "kysely";
import type { ClientConfig, Pool } from "pg";
import type { StoreTime, SystemClock } from "@roundtable/host/clock";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { Wish } from "../group-commit.ts";
import type { PresenceReport, RemotePresences } from "@roundtable/host/table-host/presence";
import type { NodeListener, Nodes } from "../nodes.ts";
import type { MadeEntry } from "@roundtable/host/table-host/table-store";
import type { Schema } from "../schema/index.ts";
import { OVER_DAYS } from "../schema/tables.ts";
import type { DatabaseClock } from "./database-clock.ts";
import { Listening, type Message } from "./listener.ts";
import { type EntryRow, READ_ON, ReadingOn } from "./entry-reader.ts";
import { Presences } from "./presences.ts";
import { messagesOf, NOTIFY } from "./statements.ts";

/** The database's clock, which is the same for all nodes. */
const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
/** How many tables with clocks a node takes over at once. */
const MOST_CLOCKS = 200;

const HEARTBEAT = `insert into nodes (id, until) values ($1, ${NOW} + $2)
  on conflict (id) do update set until = excluded.until returning xmax = 0 as is_new, ${NOW} as told`;

/** The owner's lease has expired. The column is called `keeper`. */
const NO_LIVE_OWNER = `not exists (select from nodes where nodes.id = tables.keeper and nodes.until >= ${NOW})`;

export interface NodeSettings {
  readonly node: string;
  /** How long a node counts as alive after its last heartbeat. */
  readonly leaseMs: number;
  readonly system: SystemClock;
  /** Adjusted with each heartbeat. */
  readonly clock: DatabaseClock;
  /** Tests change the database's clock here, given what it returned. */
  readonly databaseNow: (told: number) => number;
  readonly failed: (error: Error) => void;
}

export class PostgresNodes implements Nodes {
  readonly areSeveral = true;
  readonly #db: Kysely<Schema>;
  readonly #settings: NodeSettings;
  readonly #listening: Listening;
  readonly #readingOn: ReadingOn;
  readonly #presences: Presences;
  #listener: NodeListener | null = null;
  /** When this node was last certainly alive and up to date, by a monotonic clock. */
  #current = Number.NEGATIVE_INFINITY;
  #heartbeat: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `db` and `readers` share their connections. */
  constructor(
    { db, readers }: { readonly db: Kysely<Schema>; readonly readers: Pool },
    commit: (wish: Wish) => Promise<void>,
    connection: ClientConfig,
    settings: NodeSettings,
  ) {
    this.#db = db;
    this.#readingOn = new ReadingOn(async (values) => {
      const { rows } = await readers.query<EntryRow>({ name: "read-on", text: READ_ON, values: [...values] });
      return rows;
    });
    this.#presences = new Presences({ db, node: settings.node, commit, failed: settings.failed });
    this.#settings = settings;
    this.#listening = new Listening(connection, {
      // Without an answer for longer, the other nodes consider this one dead anyway.
      patienceMs: settings.leaseMs,
      heard: (message) => this.#hear(message),
      missed: () => this.#listener?.missed(),
      failed: settings.failed,
    });
  }

  async listen(listener: NodeListener): Promise<void> {
    this.#listener = listener;
    await this.#keepLease();
    await this.#removeDeadNodes(true);
    // Notifications before this were lost.
    listener.missed();
    this.#timer = setInterval(() => {
      this.#heartbeatAndTakeOver().catch(this.#settings.failed);
    }, this.#settings.leaseMs / 3);
  }

  /** Before the first heartbeat. */
  async readClock(): Promise<void> {
    const asked = this.#settings.system.elapsed();
    const [row] = await this.#run<{ told: number }>(`select ${NOW} as told`, []);
    if (row !== undefined) this.#setClock(asked, row.told);
  }

  #setClock(asked: number, told: number): void {
    const { system, clock, databaseNow } = this.#settings;
    clock.measure(asked, databaseNow(told), system.elapsed());
  }

  async stayCurrent(): Promise<void> {
    const { leaseMs } = this.#settings;
    if (this.#listening.isConnected && performance.now() - this.#current < leaseMs) return;
    await this.#keepLease();
  }

  async claim(tables: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    if (tables.length === 0) return new Set();
    const { node } = this.#settings;
    await this.#run(
      `update tables set keeper = $1 where id in (
        select id from tables where id = any($2::text[]) and keeper is distinct from $1 and ${NO_LIVE_OWNER}
        for update skip locked)`,
      [node, tables],
    );
    const rows = await this.#run<{ id: TableId }>(
      "select id from tables where id = any($2::text[]) and keeper = $1",
      [node, tables],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async areOthersAlive(): Promise<boolean> {
    const rows = await this.#run(`select id from nodes where id <> $1 and until >= ${NOW} limit 1`, [
      this.#settings.node,
    ]);
    return rows.length > 0;
  }

  async claimClocks(before: StoreTime): Promise<readonly TableId[]> {
    const rows = await this.#run<{ id: TableId }>(
      `update tables set keeper = $1 where id in (
        select id from tables
        where id in (select id from tables where alarm > 0 union all select table_id from deadlines)
          and (alarm < $2 or id in (select table_id from deadlines where at < $2) or clock not like '${OVER_DAYS}')
          and keeper is distinct from $1 and ${NO_LIVE_OWNER}
        limit ${MOST_CLOCKS} for update skip locked)
      returning id`,
      [this.#settings.node, before],
    );
    return rows.map(({ id }) => id);
  }

  async release(tables: readonly TableId[]): Promise<void> {
    if (tables.length > 0)
      await this.#run("update tables set keeper = null where id = any($2::text[]) and keeper = $1", [
        this.#settings.node,
        tables,
      ]);
  }

  async releaseAllBut(tables: readonly TableId[]): Promise<void> {
    await this.#run("update tables set keeper = null where keeper = $1 and id <> all($2::text[])", [
      this.#settings.node,
      tables,
    ]);
  }

  async claimSweep(ms: number): Promise<boolean> {
    await this.#run("insert into moments (name, at) values ('sweep', 0) on conflict do nothing", []);
    const rows = await this.#run(
      `update moments set at = ${NOW} + $1 where name in (
        select name from moments where name = 'sweep'
          -- Nobody has claimed it for longer than that: somebody has set the database's clock back.
          and (at <= ${NOW} or at > ${NOW} + $1) for update skip locked)
      returning name`,
      [ms],
    );
    return rows.length > 0;
  }

  async versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#run<{ id: TableId; version: number }>(
      "select id, version from tables where id = any($1::text[])",
      [tables],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  entriesAfter(table: TableId, after: number, count: number): Promise<Secret<readonly MadeEntry[]>> {
    return this.#readingOn.entriesAfter(table, after, count);
  }

  report(table: TableId, person: PersonId, seen: PresenceReport): void {
    this.#presences.report(table, person, seen);
  }

  remotePresences(table: TableId): Promise<RemotePresences> {
    return this.#presences.remote(table);
  }

  isVisibleRemotely(table: TableId, person: PersonId): Promise<boolean> {
    return this.#presences.isVisibleRemotely(table, person);
  }

  /** Ends the lease, so that others need not wait for it to expire. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#listener = null;
    try {
      await this.#heartbeat;
      if (Number.isFinite(this.#current)) {
        await this.#run("update nodes set until = 0 where id = $1", [this.#settings.node]);
        await this.#removeDeadNodes(false);
      }
    } catch (error) {
      this.#settings.failed(error instanceof Error ? error : new Error(String(error)));
    }
    await this.#listening.close();
  }

  async #heartbeatAndTakeOver(): Promise<void> {
    await this.#keepLease();
    await this.#removeDeadNodes(false);
    await this.#presences.flush();
    await this.#listener?.heartbeat();
  }

  #keepLease(): Promise<void> {
    return (this.#heartbeat ??= this.#sendHeartbeat().finally(() => {
      this.#heartbeat = null;
    }));
  }

  async #sendHeartbeat(): Promise<void> {
    const begun = performance.now();
    const { node, leaseMs, system } = this.#settings;
    const asked = system.elapsed();
    const rows = await this.#listening.ask<{ is_new: boolean; told: number }>(HEARTBEAT, [node, leaseMs]);
    if (rows[0] !== undefined) this.#setClock(asked, rows[0].told);
    // The lease had expired, or nearly: another node may have taken over, so everything is checked.
    const wasDead = rows[0]?.is_new === true || begun - this.#current > leaseMs;
    this.#current = begun;
    if (wasDead) this.#listener?.missed();
  }

  /** People at a dead node are away. `isFirst`: if this is the only node, nobody is anywhere else. */
  async #removeDeadNodes(isFirst: boolean): Promise<void> {
    const { node } = this.#settings;
    const now = this.#settings.clock.now();
    const run = <Row>(db: Kysely<Schema>, text: string, values: readonly unknown[]) =>
      db.executeQuery(CompiledQuery.raw(text, [...values])).then(({ rows }) => rows as Row[]);
    await this.#db.transaction().execute(async (transaction) => {
      const dead = await run<{ id: string }>(
        transaction,
        `delete from nodes where id in (select id from nodes where until < ${NOW} for update skip locked)
          returning id`,
        [],
      );
      if (dead.length > 0) {
        const left = await run<{ table_id: TableId }>(
          transaction,
          `update presences set gone = $2 where node = any($1::text[]) and gone is null returning table_id`,
          [dead.map(({ id }) => id), now],
        );
        const present = [...new Set(left.map(({ table_id }) => table_id))];
        const messages = messagesOf(node, { changed: [], present, people: [], signedOut: [] });
        if (messages.length > 0) await run(transaction, NOTIFY, [messages]);
      }
      if (isFirst)
        await sql`delete from presences
          where node <> ${node} and not exists (select from nodes where id <> ${node})`.execute(transaction);
    });
  }

  #hear({ node, moved, changed, present, people, signedOut }: Message): void {
    const listener = this.#listener;
    if (listener === null || node === this.#settings.node) return;
    for (const [table, version] of moved) listener.table(table, version, true);
    for (const [table, version] of changed) listener.table(table, version, false);
    for (const table of present) listener.presence(table);
    for (const person of people) listener.person(person);
    for (const which of signedOut) listener.signedOut(which);
  }

  async #run<Row = unknown>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.#db.executeQuery(CompiledQuery.raw(text, [...values]));
    return rows as Row[];
  }
}
