import type { Match } from "@roundtable/kernel";
import { reveal, Secret } from "../disclosure/secret.ts";
import { refused, type Refusal } from "../refusal.ts";
import type { Deadline, KeptEntry, KeptMatch } from "../tables/stored-match.ts";
import type { TableId } from "../tables/table.ts";
import {
  type MadeEntry,
  Overtaken,
  type StoredTable,
  type TableChange,
  type TableStore,
} from "./table-store.ts";

/** Tables that live as long as the process, as in a lesson. */
export class MemoryTableStore implements TableStore {
  readonly isShared = false;
  readonly #tables = new Map<TableId, StoredTable>();

  constructor(tables: readonly StoredTable[]) {
    for (const stored of tables) this.#tables.set(stored.table.id, stored);
  }

  stayCurrent(): Promise<void> {
    return Promise.resolve();
  }

  read(id: TableId): Promise<StoredTable | null> {
    return Promise.resolve(this.#tables.get(id) ?? null);
  }

  version(id: TableId): Promise<number | undefined> {
    return Promise.resolve(this.#tables.get(id)?.version);
  }

  /** Nobody else writes here. */
  entriesAfter(): Promise<Secret<readonly MadeEntry[]>> {
    return Promise.resolve(new Secret([]));
  }

  write(change: TableChange): Promise<void> {
    const before = this.#tables.get(change.table.id);
    if (before?.version !== change.version)
      return Promise.reject(new Overtaken(`Table ${change.table.id} is gone.`));
    const { table, key = before.key, chatLine, rematch } = change;
    const { chat } = before;
    this.#tables.set(table.id, {
      ...before,
      version: before.version + 1,
      table,
      key,
      chat: chatLine === undefined ? chat : { ...chat, lines: [...chat.lines, chatLine.line] },
      match: matchAfter(before.match, change),
    });
    if (rematch !== undefined)
      this.#tables.set(rematch.table.id, {
        table: rematch.table,
        version: 1,
        key: rematch.key,
        chat: { from: 0, lines: [] },
        match: null,
        names: before.names,
      });
    return Promise.resolve();
  }

  /** Every entry is written with the position after it. */
  writeSnapshot(): Promise<void> {
    return Promise.resolve();
  }

  /** The rules are the same as long as the process lives. */
  migrate(): Promise<void> {
    return Promise.resolve();
  }

  remove(id: TableId): Promise<void> {
    this.#tables.delete(id);
    return Promise.resolve();
  }

  wasLastUsed(): Promise<boolean> {
    return Promise.resolve(true);
  }

  claim(): Promise<boolean> {
    return Promise.resolve(true);
  }

  release(): Promise<void> {
    return Promise.resolve();
  }

  whyFailed(): Refusal {
    return refused("try-again");
  }
}

function matchAfter(
  before: Secret<KeptMatch> | null,
  { begun, match, entry, deadlines }: TableChange,
): Secret<KeptMatch> | null {
  if (begun !== undefined) {
    const [played, entries] = [reveal(begun.match), reveal(begun.entries)];
    return new Secret(keptMatch(played, entries, begun));
  }
  if (before === null || match === null) return before;
  const kept = reveal(before);
  if (entry === undefined) return deadlines === undefined ? before : new Secret({ ...kept, deadlines });
  const { told, since } = entry;
  const entries = [...kept.entries, { entry: entry.entry, told }];
  return new Secret(keptMatch(reveal(match), entries, { since, deadlines: deadlines ?? kept.deadlines }));
}

/** A match as it is kept, after its last entry. */
export function keptMatch(
  match: Match,
  entries: readonly KeptEntry[],
  { since, deadlines }: { readonly since: number; readonly deadlines: readonly Deadline[] },
): KeptMatch {
  const { header, setup } = match.log;
  return {
    log: { header, setup, entries: [...match.log.entries] },
    rules: match.game.version,
    snapshot: match.snapshot(),
    after: match.entered,
    since,
    entries,
    deadlines,
  };
}
