import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Pool } from "pg";
import type { TableId } from "@roundtable/host/tables/table";
import type { CommitObserver, Committing, Wish } from "../group-commit.ts";
import type { Schema } from "../schema/index.ts";
import { GatheredRows } from "./entry-repository.ts";
import { ADVANCE, APPEND, LOCK, messagesOf, MOVE, NOTIFY, TAKE_SNAPSHOT, TOUCH } from "./statements.ts";

const NONE: ReadonlySet<Wish> = new Set();

type QuickWish = Extract<Wish, { quickly: unknown }>;

/** All writes use one connection, so that transactions run one after another. */
export class PostgresCommits implements Committing {
  /** A move alone takes one round trip, and other nodes apply it without reading the whole table. */
  readonly keepsMovesApart = true;
  readonly #db: Kysely<Schema>;
  readonly #pool: Pool;
  readonly #node: string;
  readonly #observer: CommitObserver;

  /** `db` and `pool` share one connection. */
  constructor(db: Kysely<Schema>, pool: Pool, node: string, observer: CommitObserver) {
    this.#db = db;
    this.#pool = pool;
    this.#node = node;
    this.#observer = observer;
  }

  async commit(wishes: readonly Wish[]): Promise<ReadonlySet<Wish>> {
    const quick = wishes.filter((wish): wish is QuickWish => "quickly" in wish);
    return quick.length === wishes.length && this.#observer.beforeCommit === undefined
      ? await this.#commitQuickly(quick)
      : await this.#commitSlowly(wishes);
  }

  /** The common case: moves, and snapshots that no other node needs to know about. */
  async #commitQuickly(wishes: readonly QuickWish[]): Promise<ReadonlySet<Wish>> {
    const moves = wishes.filter(({ about }) => about?.basis !== undefined);
    const positions = wishes.filter(({ about }) => about?.basis === undefined);
    // Before the moves, which may already have written a later snapshot.
    if (positions.length > 0) await this.#takeSnapshots(positions);
    return moves.length > 0 ? await this.#move(moves) : NONE;
  }

  async #takeSnapshots(positions: readonly QuickWish[]): Promise<void> {
    const rows = new GatheredRows();
    for (const { quickly } of positions) quickly(rows);
    if (rows.entries[0]?.length !== 0) throw new Error("A move needs the version that it changes.");
    await this.#pool.query({ name: "take-snapshot", text: TAKE_SNAPSHOT, values: rows.snapshots });
  }

  async #move(moves: readonly QuickWish[]): Promise<ReadonlySet<Wish>> {
    const rows = new GatheredRows();
    for (const { quickly } of moves) quickly(rows);
    const tables = moves.map(({ about }) => about?.basis?.table ?? "");
    const values = [
      tables,
      moves.map(({ about }) => about?.basis?.version ?? 0),
      tables.map((table) => rows.touched.get(table) ?? null),
      ...rows.entries,
      ...rows.snapshots,
      this.#node,
    ];
    const answer = await this.#pool.query<{ ids: string[] }>({ name: "move", text: MOVE, values });
    const advanced = new Set(answer.rows.flatMap(({ ids }) => ids));
    return advanced.size === moves.length
      ? NONE
      : new Set(moves.filter((_, nth) => !advanced.has(tables[nth] ?? "")));
  }

  async #commitSlowly(wishes: readonly Wish[]): Promise<ReadonlySet<Wish>> {
    return await this.#db.transaction().execute(async (transaction) => {
      const { bases, overtaken } = await locked(transaction, wishes);
      for (const wish of wishes) {
        if (overtaken.has(wish)) continue;
        const rows = new GatheredRows();
        if ("quickly" in wish) wish.quickly(rows);
        else await wish.write(transaction, rows);
        await sendRows(transaction, rows);
      }
      await this.#announce(
        transaction,
        bases,
        wishes.filter((wish) => !overtaken.has(wish)),
      );
      await this.#observer.beforeCommit?.();
      return overtaken;
    });
  }

  /** Raises the versions of changed tables and notifies other nodes at the commit. */
  async #announce(
    transaction: Transaction<Schema>,
    bases: readonly TableId[],
    done: readonly Wish[],
  ): Promise<void> {
    const advancing = [...bases, ...done.flatMap(({ about }) => about?.changed ?? [])];
    const advanced =
      advancing.length === 0
        ? []
        : (await send<{ id: TableId; version: number }>(transaction, ADVANCE, [advancing])).map(
            ({ id, version }) => [id, version] as const,
          );
    const tables = done.flatMap(({ about }) => about?.tables ?? []);
    const messages = messagesOf(this.#node, {
      changed: [...advanced, ...tables.map((id) => [id, 0] as const)],
      present: done.flatMap(({ about }) => about?.presences ?? []),
      people: done.flatMap(({ about }) => about?.person ?? []),
      signedOut: done.flatMap(({ about }) => about?.signedOut ?? []),
    });
    if (messages.length > 0) await send(transaction, NOTIFY, [messages]);
  }
}

/** Locks the tables until the transaction ends. Writes that came too late are returned separately. */
async function locked(
  transaction: Transaction<Schema>,
  wishes: readonly Wish[],
): Promise<{ readonly bases: readonly TableId[]; readonly overtaken: ReadonlySet<Wish> }> {
  const based = wishes.flatMap((wish) => {
    const basis = wish.about?.basis;
    return basis === undefined ? [] : [{ wish, ...basis }];
  });
  if (based.length === 0) return { bases: [], overtaken: NONE };
  const rows = await send<{ id: TableId }>(transaction, LOCK, [
    based.map(({ table }) => table),
    based.map(({ version }) => version),
  ]);
  const bases = rows.map(({ id }) => id);
  const late = based.filter(({ table }) => !bases.includes(table));
  return { bases, overtaken: new Set(late.map(({ wish }) => wish)) };
}

async function sendRows(transaction: Transaction<Schema>, rows: GatheredRows): Promise<void> {
  if (rows.isEmpty) return;
  const { entries, snapshots, touched } = rows;
  if (entries[0]?.length !== 0) await send(transaction, APPEND, entries);
  if (snapshots[0]?.length !== 0) await send(transaction, TAKE_SNAPSHOT, snapshots);
  if (touched.size > 0) await send(transaction, TOUCH, [[...touched.keys()], [...touched.values()]]);
}

async function send<Row>(
  transaction: Transaction<Schema>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[];
}
