import { LIMITS, type MatchFile, type Person, type SinceBody } from "@roundtable/protocol";
import type { ReportBody } from "@roundtable/protocol/reports";
import type { Archive } from "../retention/archive.ts";
import { type Cancel, later } from "@roundtable/host/clock";
import { matchFile } from "@roundtable/host/disclosure/match-file";
import { reportOn } from "@roundtable/host/disclosure/report";
import type { Services } from "./services.ts";
import { newId } from "../common/ids.ts";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import type { SignedOut } from "../store/group-commit.ts";
import { tablesWith } from "../store/tables/table-lists.ts";
import { keepReport } from "../moderation/report-repository.ts";
import { areCompanions } from "../recent-players/recent-player-repository.ts";
import {
  answerInvitation,
  countInvitationsBy,
  hasDeclined,
  keepInvitation,
  lapsedInvitations,
} from "../store/tables/invitation-repository.ts";
import { stillKept } from "../history/result-repository.ts";
import { type PersonId, type TableId, viewerOf } from "@roundtable/host/tables/table";
import { BrokenTable } from "./broken-tables.ts";
import { ClockCheck } from "../store/clock-check.ts";
import { LiveTable } from "./live-table.ts";
import { NewerRules } from "./loading.ts";
import { CLOCKS_AHEAD_MS } from "./match-at-table.ts";
import { Making } from "./making.ts";
import { Outages } from "../store/outages.ts";
import { recordEarlier } from "./recording.ts";
import { Retention, SWEEP_MS } from "./retention.ts";

/** A node that comes a little early is not too early. */
const EARLY_MS = 5000;

interface Place {
  readonly live: Promise<LiveTable | null>;
  users: number;
}

export interface TableSettings {
  readonly tablesPerPerson?: number | undefined;
  readonly keepDays: number | null;
  readonly archive: Archive | null;
}

/** All tables. Those where something goes on are in memory; the others are read when somebody comes. */
export class Tables {
  readonly making: Making;
  readonly retention: Retention;
  readonly clockCheck: ClockCheck;
  readonly #services: Services;
  readonly #outages: Outages;
  readonly #archive: Archive | null;
  readonly #places = new Map<TableId, Place>();
  #closed = false;
  #isSweeping = false;
  #cancelSweep: Cancel = () => {};
  #takingClocks: Promise<void> | null = null;
  /** All matches that ended before results were kept have theirs. */
  #isRecorded = false;

  constructor(services: Services, { tablesPerPerson, keepDays, archive }: TableSettings) {
    this.#services = services;
    this.#outages = new Outages(services);
    this.clockCheck = new ClockCheck(services);
    this.making = new Making(services, this, tablesPerPerson ?? LIMITS.tablesPerPerson);
    this.#archive = archive;
    this.retention = new Retention(services, {
      keepDays,
      archive,
      isInMemory: (id) => this.#places.has(id),
      close: (id, lastUsed) => this.#closeSilent(id, lastUsed),
    });
  }

  /** What an operator has to look at. */
  get warnings(): readonly string[] {
    const skew = this.clockCheck.warning;
    return [...(skew === null ? [] : [skew]), ...this.retention.warnings];
  }

  get inMemory(): number {
    return this.#places.size;
  }

  /** Who is to hear that somebody has got another name at another node. */
  renamedElsewhere: (person: Person) => void = () => {};

  /** Who is to hear that a session has ended at another node, or that anything may have happened there. */
  signedOutElsewhere: (which: SignedOut) => void = () => {};
  missedNews: () => void = () => {};
  /** Who is to hear that an operator has said something at another node, or has banned somebody. */
  announcedElsewhere: (person: PersonId) => void = () => {};

  /** After a restart: clocks that were running run on. */
  async wake(): Promise<void> {
    const { nodes } = this.#services.store;
    await nodes.listen({
      table: (id, version, isMove) => this.#hear(id, version, isMove),
      presence: (id) => {
        this.#heldAt(id, (live) => live.hearOfPresence());
        this.#services.lobby.heardOfPresence(id);
      },
      person: (id) => {
        this.#hearOfName(id).catch(this.#failed);
      },
      signedOut: (which) => this.signedOutElsewhere(which),
      missed: () => {
        this.missedNews();
        this.#doubt();
      },
      heartbeat: () => this.#care(),
    });
    await this.#outages.excuse();
    this.clockCheck.look();
    await this.retention.readLastSweep();
    await this.#takeClocks();
    this.#sweepLater();
  }

  #hear(id: TableId, version: number, isMove: boolean): void {
    this.#heldAt(id, (live) => live.hear(version, isMove));
    this.#services.lobby.heard(id, isMove);
  }

  async #hearOfName(id: PersonId): Promise<void> {
    this.announcedElsewhere(id);
    const person = await this.#services.people.find(id);
    if (person === null) return;
    this.renamedElsewhere(person);
    await this.regarded(id);
    for (const held of this.#places.keys()) this.#heldAt(held, (live) => live.hearOfName(person));
  }

  /** Whatever is in memory is looked at again. */
  #doubt(): void {
    for (const id of this.#places.keys()) this.#heldAt(id, (live) => live.doubt());
    this.#services.lobby.showAgain();
  }

  /** Takes over what another node has left: tables that are in memory here, and clocks wherever they run. */
  async #care(): Promise<void> {
    if (this.#closed) return;
    this.clockCheck.look();
    const held = [...this.#places.keys()];
    const ours = await this.#services.store.nodes.claim(held);
    for (const id of held) this.#heldAt(id, (live) => live.care(ours.has(id)));
    await this.#takeClocks();
  }

  /** One at a time: what is claimed and not in memory yet is let go of by nobody. */
  #takeClocks(): Promise<void> {
    return (this.#takingClocks ??= this.#takeClocksNow().finally(() => {
      this.#takingClocks = null;
    }));
  }

  async #takeClocksNow(): Promise<void> {
    const { clock, log, store } = this.#services;
    for (const id of await store.nodes.claimClocks(later(clock.now(), CLOCKS_AHEAD_MS))) {
      try {
        await this.#atOurs(id, (live) => {
          live.care(true);
          return null;
        });
      } catch (error) {
        log.error({ table: id, error }, "A running clock could not be checked.");
      }
    }
    // Whatever we have failed to read, or to let go of: until we try again another node may have it.
    await store.nodes.releaseAllBut([...this.#places.keys()]);
  }

  /** Unless newer rules than ours have to do it. */
  async #atOurs(id: TableId, use: (live: LiveTable) => unknown): Promise<void> {
    try {
      await this.at(id, use);
    } catch (error) {
      if (!(error instanceof NewerRules)) throw error;
      await this.#services.store.nodes.release([id]);
    }
  }

  /** Whether he has this table before his eyes, at whichever node. */
  async isInSight(id: TableId, person: PersonId): Promise<boolean> {
    const held = await this.#places.get(id)?.live;
    if (held?.isInSight(person) === true) return true;
    return await this.#services.store.nodes.isVisibleRemotely(id, person);
  }

  /** If it is in memory, or about to be. */
  #heldAt(id: TableId, tell: (live: LiveTable) => void): void {
    const place = this.#places.get(id);
    if (place !== undefined) this.#tellOnce(id, place, tell).catch(this.#failed);
  }

  async #tellOnce(id: TableId, place: Place, tell: (live: LiveTable) => void): Promise<void> {
    const live = await place.live;
    if (live === null || this.#closed) return;
    if (live.isGone) this.#forget(id, place);
    else tell(live);
  }

  readonly #failed = (error: unknown): void => {
    this.#services.log.error({ error }, "News from another server could not be read.");
  };

  /** Does something at a table that stays in memory as long as it takes. */
  async at<Result>(
    id: TableId,
    use: (live: LiveTable) => Result | Promise<Result>,
  ): Promise<Result | Refusal> {
    const place = this.#places.get(id) ?? { live: LiveTable.load(this.#services, id), users: 0 };
    this.#places.set(id, place);
    place.users++;
    try {
      const live = await place.live;
      if (live === null) return refused("no-such-table");
      if (live.isGone) return await this.#atAgain(id, place, use);
      return await use(live);
    } catch (error) {
      if (error instanceof BrokenTable) return refused("broken-table");
      throw error;
    } finally {
      place.users--;
      if (place.users === 0 && (await isMissing(place.live))) this.#forget(id, place);
    }
  }

  /** What is in memory is not the table any more. */
  async #atAgain<Result>(
    id: TableId,
    place: Place,
    use: (live: LiveTable) => Result | Promise<Result>,
  ): Promise<Result | Refusal> {
    this.#forget(id, place);
    return await this.at(id, use);
  }

  /** While this is done nothing happens at these tables. */
  async whileStill(ids: readonly TableId[], task: () => Promise<void>): Promise<void> {
    // Always in the same order, so that nobody waits in a circle.
    const [first, ...others] = ids.toSorted();
    if (first === undefined) return await task();
    let isBegun = false;
    const next = (): Promise<void> => {
      isBegun = true;
      return this.whileStill(others, task);
    };
    try {
      await this.at(first, (live) => live.still(next));
    } catch (error) {
      if (isBegun || !(error instanceof NewerRules)) throw error;
    }
    // It is gone, or at a node with newer rules.
    if (!isBegun) await next();
  }

  /** Those of these that are in memory are read again. */
  reread(ids: readonly TableId[]): void {
    for (const id of ids) this.#heldAt(id, (live) => live.reread());
  }

  /** Keeps a free seat for somebody with whom this person has played, and tells him. */
  async invite(host: PersonId, id: TableId, person: PersonId): Promise<Refusal | null> {
    const { store, clock, notices } = this.#services;
    if (!(await areCompanions(store.db, host, person))) return refused("no-such-person");
    const at = clock.now();
    if ((await countInvitationsBy(store.db, host, at)) >= LIMITS.invitationsPerPerson)
      return refused("too-fast");
    if (await hasDeclined(store.db, id, person)) return refused("cannot-sit");
    const until = at + LIMITS.invitedMs;
    const refusal = await this.at(id, (live) =>
      live.invite(host, person, (db) => keepInvitation(db, { table: id, person, host, at, until })),
    );
    if (refusal === null) await notices.tell(person, { kind: "invitation", table: id, from: host });
    return refusal;
  }

  /** He does not come: the seat is anybody's. */
  async decline(person: PersonId, id: TableId): Promise<Refusal | null> {
    return await this.at(id, (live) =>
      live.uninvite(person, (db) => answerInvitation(db, id, person, "declined")),
    );
  }

  /** Who has not answered for long is no longer awaited. */
  async endInvitations(): Promise<void> {
    const { store, clock } = this.#services;
    for (const { table, person } of await lapsedInvitations(store.db, clock.now()))
      await this.#atOurs(table, (live) =>
        live.uninvite(person, (db) => answerInvitation(db, table, person, "lapsed")),
      );
  }

  async matchFile(id: TableId): Promise<MatchFile | Refusal> {
    const file = await this.at(id, (live) => live.read(matchFile));
    if (!isRefusal(file) || file.refused !== "no-such-table") return file;
    const archived = (await this.#archive?.find(id)) ?? null;
    if (archived === null) return file;
    const { match, people } = archived;
    const names = await this.#services.people.namesOf(people.filter((person) => person !== null));
    return {
      ...match,
      names: match.names.map((name, seat) => names.get(people[seat] ?? "") ?? name),
    };
  }

  /** What has happened at a running match since this person's last turn. */
  async since(person: PersonId, id: TableId): Promise<SinceBody | Refusal> {
    return await this.at(id, (live) =>
      live.read(({ table, match }) => {
        const seat = viewerOf(table, person);
        if (seat === "public") return refused("not-seated");
        if (match === null || table.status !== "playing") return refused("not-playing");
        return { since: match.disclosure.lastTurnOf(seat) };
      }),
    );
  }

  /** Keeps what somebody says is wrong in a match; its number. */
  async report(
    person: PersonId,
    id: TableId,
    wanted: ReportBody,
  ): Promise<Refusal | { readonly report: string }> {
    const { store, clock, log } = this.#services;
    const made = { id: newId(), when: clock.now() };
    const found = await this.at(id, (live) =>
      live.read((kept) => ({ report: reportOn(kept, person, wanted, made), game: kept.table.game })),
    );
    if (isRefusal(found)) return found;
    const { report, game } = found;
    if (isRefusal(report)) return report;
    await store.write((transaction) => keepReport(transaction, report, { game, reporter: person }));
    log.warn({ table: id, report: made.id }, "A player reported a problem; see npm run reports.");
    return { report: made.id };
  }

  /** Somebody has blocked another, or no longer does: what is said to him from now on takes note of it. */
  async regarded(person: PersonId): Promise<void> {
    const told = [...this.#places.values()].map(async ({ live }) => (await orNull(live))?.regarded(person));
    await Promise.all(told);
  }

  /** Whoever runs the house ends a match, or closes a table that has none. */
  async endByHouse(id: TableId): Promise<Refusal | null> {
    const isGone = await this.at(id, (live) => live.endByHouse());
    if (typeof isGone !== "boolean") return isGone;
    const place = this.#places.get(id);
    if (isGone && place !== undefined) this.#forget(id, place);
    return null;
  }

  /** Nobody writes at this table any more, or everybody may again. */
  async silence(id: TableId, on: boolean): Promise<Refusal | null> {
    return await this.at(id, (live) => live.silence(on));
  }

  /** `before` is what he was called until now. */
  async renamed(person: Person, before: string): Promise<void> {
    const seatedAt = await tablesWith(this.#services.store.db, person.id);
    for (const id of new Set([...seatedAt, ...this.#places.keys()])) {
      await this.#atOurs(id, (live) => live.renamed(person, before));
    }
  }

  /** A table that never started goes, if nothing has happened there since it was last used. */
  async #closeSilent(id: TableId, lastUsed: number): Promise<void> {
    const isRemoved = await this.at(id, (live) => live.removeIfSilent(lastUsed));
    const place = this.#places.get(id);
    if (isRemoved !== true) return;
    if (place !== undefined) this.#forget(id, place);
    this.#services.log.info({ table: id }, "A table that never started was closed.");
  }

  /** Those of these whose match can still be looked at, in the store or in the archive. */
  async stillKept(tables: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const kept = new Set(await stillKept(this.#services.store.db, tables));
    for (const id of tables) if (!kept.has(id) && (await this.#archive?.has(id)) === true) kept.add(id);
    return kept;
  }

  /** Somebody has left for good: what the archive has of him at these tables goes, too. */
  async forgetInArchive(tables: readonly TableId[], person: PersonId): Promise<void> {
    for (const id of tables) await this.#archive?.forget(id, person);
  }

  /** Idle tables leave memory. */
  async forgetIdle(): Promise<void> {
    for (const [id, place] of this.#places) {
      const live = await orNull(place.live);
      const isUnused = (): boolean => place.users === 0 && (live === null || live.isIdle);
      if (!isUnused()) continue;
      await live?.rest();
      if (!isUnused()) continue;
      this.#forget(id, place);
      if (live?.isKeeper === true) await this.#services.store.nodes.release([id]);
    }
  }

  async stop(): Promise<void> {
    this.#closed = true;
    this.#cancelSweep();
    await Promise.all(
      Array.from(this.#places.values(), async ({ live }) => await (await orNull(live))?.stop()),
    );
    await this.#outages.note().catch(this.#failed);
  }

  #forget(id: TableId, place: Place): void {
    if (this.#places.get(id) === place) this.#places.delete(id);
  }

  #sweepLater(): void {
    this.#cancelSweep = this.#services.clock.after(SWEEP_MS, () => {
      if (this.#closed) return;
      this.#sweep().catch((error: unknown) => this.#services.log.error({ error }, "The sweep failed."));
      this.#sweepLater();
    });
  }

  /** One at a time. A node whose clock is wrong leaves the clearing up to others. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      if (this.clockCheck.look() && (await this.#services.store.nodes.claimSweep(SWEEP_MS - EARLY_MS))) {
        await this.endInvitations();
        await this.retention.sweep();
        if (!this.#isRecorded) this.#isRecorded = await recordEarlier(this.#services);
      }
      await this.retention.readLastSweep();
      await this.forgetIdle();
      await this.#takeClocks();
      await this.#outages.note();
    } finally {
      this.#isSweeping = false;
    }
  }
}

async function isMissing(live: Promise<LiveTable | null>): Promise<boolean> {
  const loaded = await orNull(live);
  return loaded === null || loaded.isGone;
}

/** Whoever wanted the table has heard why it could not be read. */
async function orNull(live: Promise<LiveTable | null>): Promise<LiveTable | null> {
  return await live.catch(() => null);
}
