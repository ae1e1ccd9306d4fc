import { LIMITS } from "@roundtable/protocol";
import type { Archive } from "../retention/archive.ts";
import type { Services } from "./services.ts";
import { addUptime, keepMoment, lastMoment, uptimeOf } from "../store/timestamps.ts";
import {
  dropMarks,
  dueRemovals,
  type HeldBack,
  heldBackIn,
  saveHeldBack,
  markRemovals,
  stillRemovable,
} from "../retention/removal-repository.ts";
import {
  type Limits,
  REMOVAL_KINDS,
  type RemovalKind,
  removeAccountEvents,
  removeExpired,
  removePeople,
  removeSessions,
  removeTables,
} from "../retention/removable.ts";
import { findReview } from "../reviews/review-repository.ts";
import type { Ports } from "@roundtable/host/table-host/ports";
import type { TableId } from "@roundtable/host/tables/table";
import { loadTable } from "@roundtable/host/table-host/load-table";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How much time passes at least between two sweeps of all nodes together. */
export const SWEEP_MS = 60_000;
/** How long servers must have been running since a mark. */
const WAIT_MS: Readonly<Record<RemovalKind, number>> = {
  "gathering-table": LIMITS.silentMs,
  "finished-match": 7 * DAY,
  "sleeping-match": 7 * DAY,
  person: 7 * DAY,
  session: 7 * DAY,
  "account-event": 7 * DAY,
};

export interface RetentionSettings {
  readonly ports: Ports;
  readonly keepDays: number | null;
  readonly archive: Archive | null;
  readonly isInMemory: (table: TableId) => boolean;
  /** Closes a table that never started, if it was last used then. */
  readonly close: (table: TableId, lastUsed: number) => Promise<void>;
}

/**
 * What nobody uses any more goes, in two steps: it is marked, and removed when servers have been running on the store for
 * days since then. Their running is counted by sweeps, so that no clock and no setting can empty a store within minutes.
 */
export class Retention {
  readonly #services: Services;
  readonly #settings: RetentionSettings;
  #heldBack: readonly HeldBack[] = [];

  constructor(services: Services, settings: RetentionSettings) {
    this.#services = services;
    this.#settings = settings;
  }

  /** Of which kinds so much would go that an operator has to allow it. */
  get heldBack(): readonly HeldBack[] {
    return this.#heldBack;
  }

  get warnings(): readonly string[] {
    return this.#heldBack.map(
      ({ kind, count }) =>
        `${count} of the kind ${kind} would be removed: an unusual share of all. Are the clock and KEEP_DAYS right? To allow it: npm run operator -- --allow-removals.`,
    );
  }

  /** What the node has found that made the last sweep, and which broken tables it has removed. */
  async readLastSweep(): Promise<void> {
    const { store, broken } = this.#services;
    this.#heldBack = await heldBackIn(store.db);
    const { ids } = broken;
    if (ids.length === 0) return;
    const rows = await store.db.selectFrom("tables").select("id").where("id", "in", ids).execute();
    const kept = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!kept.has(id)) broken.forget(id);
  }

  async sweep(): Promise<void> {
    const { store, clock } = this.#services;
    const { keepDays } = this.#settings;
    const limits: Limits = { now: clock.now(), keepMs: keepDays === null ? null : keepDays * DAY };
    await store.write(async (transaction) => {
      await addUptime(transaction, SWEEP_MS);
      await removeExpired(transaction, limits.now);
    });
    const uptime = await uptimeOf(store.db);
    const last = await lastMoment(store.db, "marked-at-uptime");
    if (last === null || uptime - last >= HOUR) await this.#mark(limits, uptime);
    for (const kind of REMOVAL_KINDS) await this.#remove(kind, limits, uptime);
  }

  async #mark(limits: Limits, uptime: number): Promise<void> {
    const { store, log } = this.#services;
    const allowedUntil = await lastMoment(store.db, "removals-allowed-until-uptime");
    const marking = { ...limits, uptime, isUnusualAllowed: allowedUntil !== null && uptime <= allowedUntil };
    const all: HeldBack[] = [];
    for (const kind of REMOVAL_KINDS) {
      const found = await markRemovals(store.db, (write) => store.write(write), kind, marking);
      if (found.heldBack !== null) all.push(found.heldBack);
      else if (found.marked > 0 && kind !== "gathering-table")
        log.info({ kind, count: found.marked }, "Rows were marked for removal.");
    }
    this.#heldBack = all;
    for (const warning of this.warnings) log.error({ warning }, "Removals are held back.");
    await store.write(async (transaction) => {
      await saveHeldBack(transaction, all);
      await keepMoment(transaction, "marked-at-uptime", uptime);
    });
  }

  async #remove(kind: RemovalKind, limits: Limits, uptime: number): Promise<void> {
    const { store, log } = this.#services;
    const due = await dueRemovals(store.db, kind, limits, uptime - WAIT_MS[kind]);
    if (kind === "gathering-table") {
      for (const { id, lastUsed } of due) await this.#settings.close(id, lastUsed);
      return;
    }
    const ids: string[] = [];
    for (const { id } of due) if (await this.#isReady(kind, id)) ids.push(id);
    if (ids.length === 0) return;
    let removed: string[] = [];
    await store.write(
      async (transaction) => {
        removed = await stillRemovable(transaction, kind, limits, ids);
        await remove[kind](transaction, removed);
        await dropMarks(transaction, kind, removed);
      },
      areTables(kind) ? { tables: ids } : {},
    );
    if (removed.length > 0) log.info({ kind, count: removed.length }, "Marked rows were removed.");
  }

  /** Nobody has it open here; and nothing is lost when it goes, or it stays until its file can be written. */
  async #isReady(kind: RemovalKind, id: string): Promise<boolean> {
    const { archive, isInMemory } = this.#settings;
    if (!areTables(kind)) return true;
    if (isInMemory(id)) return false;
    if (archive === null) return true;
    try {
      const loaded = await loadTable(this.#settings.ports, id);
      if (loaded !== null) await archive.save(loaded, await findReview(this.#services.store.db, id));
      return true;
    } catch (error) {
      this.#services.log.error({ table: id, error }, "A match could not be archived.");
      return false;
    }
  }
}

function areTables(kind: RemovalKind): boolean {
  return kind === "finished-match" || kind === "sleeping-match";
}

const remove = {
  "finished-match": removeTables,
  "sleeping-match": removeTables,
  person: removePeople,
  session: removeSessions,
  "account-event": removeAccountEvents,
} satisfies Record<Exclude<RemovalKind, "gathering-table">, typeof removeTables>;
