import { type Match, hasUndoneReveal } from "@roundtable/kernel";
import { reveal, type Secret } from "@roundtable/host/disclosure/secret";
import type { LiveMatch } from "@roundtable/host/match/live-match";
import type { Refusal } from "@roundtable/host/refusal";
import {
  BrokenTable,
  type InvitationChange,
  type MadeEntry,
  type StoredTable,
  type TableChange,
  type TableStore,
} from "@roundtable/host/table-host/table-store";
import { ownersAt, peopleOf, type PersonId, type Table, type TableId } from "@roundtable/host/tables/table";
import { type Achievement, saveAchievements } from "../history/achievement-repository.ts";
import { saveRecentPlayers } from "../recent-players/recent-player-repository.ts";
import { isDamage } from "../store/damaged-row.ts";
import type { About, Write } from "../store/group-commit.ts";
import { refusalForStoreError } from "../store/store-error-to-refusal.ts";
import { appendChat, readChat } from "../store/tables/chat-repository.ts";
import { answerInvitation, keepInvitation } from "../store/tables/invitation-repository.ts";
import {
  adoptMatch,
  insertMatch,
  readKey,
  readMatch,
  replaceDeadlines,
  replaceKey,
} from "../store/tables/match-repository.ts";
import type { EntryRows } from "../store/tables/new-entries.ts";
import { wasLastUsed } from "../store/tables/table-lists.ts";
import { insertTable, readVersionedTable, updateTable } from "../store/tables/table-repository.ts";
import { finish } from "./finishing.ts";
import type { Services } from "./services.ts";

type Writing = Parameters<Write>[0];

/** Tables in SQLite or PostgreSQL. What becomes of a match beside them, such as results, is written in the same transaction. */
export class SqlTableStore implements TableStore {
  readonly #services: Pick<Services, "store" | "people" | "broken">;

  constructor(services: Pick<Services, "store" | "people" | "broken">) {
    this.#services = services;
  }

  get isShared(): boolean {
    return this.#services.store.nodes.areSeveral;
  }

  stayCurrent(): Promise<void> {
    return this.#services.store.nodes.stayCurrent();
  }

  async read(id: TableId): Promise<StoredTable | null> {
    const { store, people, broken } = this.#services;
    const read = await store
      .reading(async (db) => {
        const found = await readVersionedTable(db, id);
        if (found === null) return null;
        const key = await readKey(db, id);
        return { ...found, key, match: await readMatch(db, id), chat: await readChat(db, id) };
      })
      .catch((cause: unknown) => {
        if (!isDamage(cause)) throw cause;
        broken.note(id, cause);
        throw new BrokenTable(`Table ${id} cannot be read.`, { cause });
      });
    if (read === null) return null;
    return { ...read, names: await people.namesOf([...peopleOf(read.table), ...ownersAt(read.table)]) };
  }

  async version(id: TableId): Promise<number | undefined> {
    return (await this.#services.store.nodes.versions([id])).get(id);
  }

  entriesAfter(id: TableId, after: number, count: number): Promise<Secret<readonly MadeEntry[]>> {
    return this.#services.store.nodes.entriesAfter(id, after, count);
  }

  async write(change: TableChange): Promise<void> {
    const { store } = this.#services;
    const { before, table, version, touched, entry, rematch } = change;
    const about = aboutOf(table.id, version, rematch === undefined ? [] : [rematch.table.id]);
    // A move that leaves the table as it was is by far the most frequent change.
    if (entry !== undefined && table === before && change.deadlines === undefined)
      await store.writeQuickly((rows) => {
        appendEntry(change, rows);
        if (touched !== null) rows.touch(table.id, touched);
      }, about);
    else await store.write((db, rows) => writeChange(change, db, rows), about);
  }

  async writeSnapshot(id: TableId, match: Secret<Match>, since: number): Promise<void> {
    await this.#services.store.writeQuickly((rows) => rows.takeSnapshot(id, reveal(match), since));
  }

  async migrate(id: TableId, version: number, live: LiveMatch): Promise<void> {
    await this.#services.store.write(
      async (db) => {
        await adoptMatch(db, id, reveal(live.match), live.since);
        await replaceDeadlines(db, id, live.deadlines);
      },
      aboutOf(id, version),
    );
  }

  async remove(id: TableId, version: number): Promise<void> {
    await this.#services.store.write(
      async (db) => {
        await db.deleteFrom("tables").where("id", "=", id).execute();
      },
      aboutOf(id, version, [id]),
    );
  }

  wasLastUsed(id: TableId, at: number): Promise<boolean> {
    return wasLastUsed(this.#services.store.db, id, at);
  }

  async claim(id: TableId): Promise<boolean> {
    return (await this.#services.store.nodes.claim([id])).has(id);
  }

  release(id: TableId): Promise<void> {
    return this.#services.store.nodes.release([id]);
  }

  whyFailed(error: unknown): Refusal {
    return refusalForStoreError(error);
  }
}

/** Every change is made on condition that the table is still as we know it. */
function aboutOf(table: TableId, version: number, tables: readonly TableId[] = []): About {
  return { basis: { table, version }, tables };
}

function appendEntry({ table, match, entry }: TableChange, rows: EntryRows): void {
  if (match === null || entry === undefined) return;
  const played = reveal(match);
  rows.append(table.id, entry, played);
  if (entry.isSnapshotDue) rows.takeSnapshot(table.id, played, entry.since);
}

async function writeChange(change: TableChange, db: Writing, rows: EntryRows): Promise<void> {
  const { before, table, touched, match, begun, key, chatLine, rematch, invitation, deadlines } = change;
  const ends = table.status === "over" && before.status !== "over";
  await updateTable(db, before, table, touched);
  if (table.status === "over") await replaceDeadlines(db, table.id, []);
  if (ends && table.started !== null) await saveRecentPlayers(db, seatedPeople(table), table.over ?? 0);
  if (begun !== undefined) await insertMatch(db, table.id, reveal(begun.match), begun);
  if (key !== undefined) await replaceKey(db, table.id, key);
  if (chatLine !== undefined) await appendChat(db, table.id, chatLine.n, chatLine.line);
  if (rematch !== undefined) await insertTable(db, rematch.table, rematch.key);
  if (invitation !== undefined) await writeInvitation(db, table.id, invitation);
  appendEntry(change, rows);
  if (deadlines !== undefined) await replaceDeadlines(db, table.id, deadlines);
  if (!ends || match === null) return;
  const played = reveal(match);
  if (table.ended === "played")
    await saveAchievements(db, table.game, achievedAt(table, played), table.over ?? 0);
  await finish(db, table, played);
}

async function writeInvitation(db: Writing, table: TableId, invitation: InvitationChange): Promise<void> {
  if ("answer" in invitation) await answerInvitation(db, table, invitation.person, invitation.answer);
  else await keepInvitation(db, { table, ...invitation });
}

/**
 * By everybody who has played for themselves from the beginning to the end, without a hint, and without a second try at what
 * chance had shown.
 */
function achievedAt({ seats }: Table, { game, state, log }: Match): Achievement[] {
  if (log.header.continued !== undefined || hasUndoneReveal(log.entries)) return [];
  return seats.flatMap((at, seat) => {
    if (at.kind !== "person" || at.playedBy === "bot") return [];
    if (log.entries.some((entry) => entry.kind === "hint" && entry.seat === seat)) return [];
    const achieved = game.statistics?.achieved?.(state, seat) ?? [];
    return achieved.map((achievement) => ({ person: at.person, achievement }));
  });
}

function seatedPeople({ seats }: Table): PersonId[] {
  return seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
}
