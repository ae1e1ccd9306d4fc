import type { Match } from "@roundtable/kernel";
import type { TableId } from "../../tables/table.ts";
import type { EntryRows } from "../entry-rows.ts";
import { type KeptEntry, rowOf, snapshotOf } from "../match-rows.ts";

export interface Statement {
  /** Under which the server keeps its plan. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Gathered from all who write in one transaction, and sent as one statement of each kind. */
export class GatheredRows implements EntryRows {
  readonly #entries = columns("table", "n", "entry", "told", "asked");
  readonly #snapshots = columns("table", "snapshot", "asked", "outcome", "after");
  readonly #touched = columns("table", "at");

  append(table: TableId, kept: KeptEntry, match: Match): void {
    add(this.#entries, { table, ...rowOf(kept, match) });
  }

  takeSnapshot(table: TableId, match: Match): void {
    add(this.#snapshots, { table, ...snapshotOf(match), after: match.entered });
  }

  touch(table: TableId, at: number): void {
    add(this.#touched, { table, at });
  }

  /** What is to be sent for all that was gathered. */
  get statements(): Statement[] {
    const { table, n, entry, told, asked } = this.#entries;
    const snapshots = this.#snapshots;
    const touched = this.#touched;
    const statements = [
      { name: "append", text: APPEND, values: [table, n, entry, told, asked] },
      {
        name: "take-snapshot",
        text: TAKE_SNAPSHOT,
        values: [snapshots.table, snapshots.snapshot, snapshots.asked, snapshots.outcome, snapshots.after],
      },
      { name: "touch", text: TOUCH, values: [touched.table, touched.at] },
    ];
    return statements.filter(({ values: [first] }) => first !== undefined && first.length > 0);
  }
}

const APPEND = `insert into entries (table_id, n, entry, told, asked)
  select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[])`;

const TAKE_SNAPSHOT = `update snapshots
  set snapshot = taken.snapshot, asked = taken.asked, outcome = taken.outcome, after = taken.after
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[])
    as taken (table_id, snapshot, asked, outcome, after)
  where snapshots.table_id = taken.table_id`;

const TOUCH = `update tables set touched = seen.at
  from unnest($1::text[], $2::bigint[]) as seen (id, at) where tables.id = seen.id`;

type Columns<Name extends string> = Record<Name, (string | number | null)[]>;

function columns<Name extends string>(...names: readonly Name[]): Columns<Name> {
  const empty: Partial<Columns<Name>> = {};
  for (const name of names) empty[name] = [];
  return empty as Columns<Name>;
}

function add<Name extends string>(
  to: Columns<Name>,
  row: Readonly<Record<Name, string | number | null>>,
): void {
  for (const name of Object.keys(to) as Name[]) to[name].push(row[name]);
}
