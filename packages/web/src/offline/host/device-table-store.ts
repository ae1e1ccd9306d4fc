import type { Match } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import type { Clock } from "@roundtable/host/clock";
import { reveal, Secret } from "@roundtable/host/disclosure/secret";
import type { LiveMatch } from "@roundtable/host/match/live-match";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type {
  KeptChat,
  MadeEntry,
  StoredTable,
  TableChange,
  TableStore,
} from "@roundtable/host/table-host/table-store";
import type { KeptEntry, KeptMatch } from "@roundtable/host/tables/stored-match";
import type { PersonId, Table } from "@roundtable/host/tables/table";
import { excused } from "@roundtable/host/tables/time";
import type { DeviceMatch, DeviceRecords, DeviceTable } from "./device-records.ts";

const NO_CHAT: KeptChat = { from: 0, lines: [] };

interface DeviceStoreParts {
  readonly records: DeviceRecords;
  readonly clock: Clock;
  /** Who sits before this device now. */
  readonly me: () => Person;
  /** A table has come so far: other tabs may have it open. */
  readonly written: (id: string, version: number) => void;
}

/** The tables of this device, as a host keeps them. Time during which nobody had the page open does not count. */
export class DeviceTableStore implements TableStore {
  /** By the other tabs of this browser. */
  readonly isShared = true;
  readonly #parts: DeviceStoreParts;

  constructor(parts: DeviceStoreParts) {
    this.#parts = parts;
  }

  stayCurrent(): Promise<void> {
    return Promise.resolve();
  }

  async read(id: string): Promise<StoredTable | null> {
    const { records, clock, me } = this.#parts;
    const found = await records.read(id);
    if (found === null) return null;
    const { record, entries } = found;
    const now = clock.now();
    const away = Math.max(0, now - (record.at ?? now));
    return {
      table: excusedTable(ownedBy(record.table, me().id), away),
      version: record.version,
      key: new Secret(record.key),
      chat: record.chat ?? NO_CHAT,
      match: record.match === null ? null : new Secret(keptMatch(record.match, entries, away)),
      names: new Map([[me().id, me().name]]),
    };
  }

  version(id: string): Promise<number | undefined> {
    return this.#parts.records.version(id);
  }

  /** Another tab says only how far a table has come: it is always read whole. */
  entriesAfter(): Promise<Secret<readonly MadeEntry[]>> {
    return Promise.resolve(new Secret([]));
  }

  async write(change: TableChange): Promise<void> {
    const { records, clock } = this.#parts;
    const { table, version, entry, rematch } = change;
    if (rematch !== undefined)
      await records.insert({
        id: rematch.table.id,
        version: 1,
        at: clock.now(),
        table: rematch.table,
        key: reveal(rematch.key),
        match: null,
        handed: null,
      });
    await this.#update(table.id, version, changedBy(change), entry === undefined ? [] : [entry]);
  }

  /** An entry is never written without the position after it. */
  writeSnapshot(): Promise<void> {
    return Promise.resolve();
  }

  async migrate(id: string, version: number, live: LiveMatch): Promise<void> {
    await this.#update(id, version, (record) => ({ ...record, match: deviceMatch(live) }));
  }

  async remove(id: string): Promise<void> {
    await this.#parts.records.remove(id);
  }

  wasLastUsed(): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Each tab plays the bots of the tables that it shows. The slower of two is overtaken and looks again. */
  claim(): Promise<boolean> {
    return Promise.resolve(true);
  }

  release(): Promise<void> {
    return Promise.resolve();
  }

  whyFailed(error: unknown): Refusal {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
    return refused(isFull ? "disk-full" : "try-again");
  }

  async #update(
    id: string,
    version: number,
    change: (record: DeviceTable) => DeviceTable,
    entries: readonly KeptEntry[] = [],
  ): Promise<void> {
    const { records, clock, written } = this.#parts;
    const next = version + 1;
    await records.update(
      id,
      version,
      (record) => ({ ...change(record), version: next, at: clock.now() }),
      entries,
    );
    written(id, next);
  }
}

function changedBy(change: TableChange): (record: DeviceTable) => DeviceTable {
  const { table, key, chatLine, begun, match, entry, deadlines } = change;
  return (record) => {
    const chat = record.chat ?? NO_CHAT;
    const before = begun === undefined ? record.match : deviceMatch(begun);
    return {
      ...record,
      table,
      key: key === undefined ? record.key : reveal(key),
      chat: chatLine === undefined ? chat : { ...chat, lines: [...chat.lines, chatLine.line] },
      match:
        before === null
          ? null
          : {
              ...before,
              ...(entry === undefined || match === null
                ? {}
                : { ...positionOf(reveal(match)), since: entry.since }),
              ...(deadlines === undefined ? {} : { deadlines }),
            },
    };
  };
}

function deviceMatch({ match, entries, since, deadlines }: LiveMatch): DeviceMatch {
  const { header, setup } = reveal(match).log;
  const opening = reveal(entries)[0]?.told ?? [];
  return { header, setup, opening, since, deadlines, ...positionOf(reveal(match)) };
}

function positionOf(match: Match): Pick<DeviceMatch, "rules" | "snapshot" | "after"> {
  return { rules: match.game.version, snapshot: match.snapshot(), after: match.entered };
}

function keptMatch(stored: DeviceMatch, entries: readonly KeptEntry[], away: number): KeptMatch {
  const { header, setup, opening, rules, snapshot, after, since, deadlines = [] } = stored;
  return {
    log: { header, setup, entries: entries.flatMap(({ entry }) => (entry === null ? [] : [entry])) },
    rules,
    snapshot,
    after,
    since: since === undefined ? null : since + away,
    entries: [{ entry: null, told: opening }, ...entries],
    deadlines: deadlines.map((deadline) => ({ ...deadline, at: deadline.at + away })),
  };
}

function excusedTable(table: Table, away: number): Table {
  return table.time === null ? table : { ...table, time: excused(table.time, table.clock, away) };
}

/** The one person at a table of this device is the one who sits before it, by whatever id the server knows them today. */
function ownedBy(stored: DeviceTable["table"], person: PersonId): Table {
  const { host, seats, starting } = stored;
  return {
    ...stored,
    hints: stored.hints ?? true,
    host: host === null ? null : person,
    maker: person,
    seats: seats.map((at) => (at.kind === "person" ? { ...at, person } : at)),
    starting:
      starting === null
        ? null
        : {
            ...starting,
            by: person,
            seals: starting.seals.map((share) => ({ ...share, person })),
            nonces: starting.nonces.map((share) => ({ ...share, person })),
          },
  };
}
