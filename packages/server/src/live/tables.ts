import { LIMITS, type MatchFile, type Person, type SinceBody } from "@roundtable/protocol";
import type { ReportBody } from "@roundtable/protocol/reports";
import { type Cancel, later } from "@roundtable/host/clock";
import { matchFile } from "@roundtable/host/disclosure/match-file";
import { reportOn } from "@roundtable/host/disclosure/report";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import { CLOCKS_AHEAD_MS } from "@roundtable/host/table-host/match-at-table";
import type { TableHost } from "@roundtable/host/table-host/table-host";
import { type PersonId, type TableId, viewerOf } from "@roundtable/host/tables/table";
import { newId } from "../common/ids.ts";
import { storedAmong } from "../history/result-repository.ts";
import { saveReport } from "../moderation/report-repository.ts";
import type { Archive } from "../retention/archive.ts";
import { ClockCheck } from "../store/clock-check.ts";
import type { SignedOut } from "../store/group-commit.ts";
import { Outages } from "../store/outages.ts";
import { tablesWith } from "../store/tables/table-lists.ts";
import { hostPorts } from "./host-ports.ts";
import { Making } from "./making.ts";
import { OpenTables } from "./open-tables.ts";
import { recordEarlier } from "./recording.ts";
import { Retention, SWEEP_MS } from "./retention.ts";
import type { Services } from "./services.ts";
import { TableInvitations } from "./table-invitations.ts";

/** A node that comes a little early is not too early. */
const EARLY_MS = 5000;

/** Hears what has happened at other nodes, and is no affair of any table. */
export interface RemoteNews {
  /** Somebody has got another name. */
  renamed(person: Person): void;
  signedOut(which: SignedOut): void;
  /** An operator has announced something, or has banned somebody. */
  announced(person: PersonId): void;
  /** Anything may have happened. */
  missed(): void;
}

export interface TableSettings {
  readonly tablesPerPerson?: number | undefined;
  readonly keepDays: number | null;
  readonly archive: Archive | null;
}

/** All tables of this server. */
export class Tables {
  readonly making: Making;
  readonly invitations: TableInvitations;
  readonly retention: Retention;
  readonly clockCheck: ClockCheck;
  readonly #services: Services;
  readonly #news: RemoteNews;
  readonly #outages: Outages;
  readonly #archive: Archive | null;
  readonly #open: OpenTables;
  #isSweeping = false;
  #cancelSweep: Cancel = () => {};
  #takingClocks: Promise<void> | null = null;
  /** All matches that ended before results were kept have theirs. */
  #isRecorded = false;

  constructor(services: Services, { tablesPerPerson, keepDays, archive }: TableSettings, news: RemoteNews) {
    const ports = hostPorts(services);
    this.#services = services;
    this.#news = news;
    this.#open = new OpenTables(ports);
    this.#outages = new Outages(services);
    this.clockCheck = new ClockCheck(services);
    this.making = new Making(services, this, tablesPerPerson ?? LIMITS.tablesPerPerson);
    this.invitations = new TableInvitations(services, this.#open);
    this.#archive = archive;
    this.retention = new Retention(services, {
      ports,
      keepDays,
      archive,
      isInMemory: (id) => this.#open.has(id),
      close: (id, lastUsed) => this.#closeSilent(id, lastUsed),
    });
  }

  /** What an operator has to look at. */
  get warnings(): readonly string[] {
    const skew = this.clockCheck.warning;
    return [...(skew === null ? [] : [skew]), ...this.retention.warnings];
  }

  get inMemory(): number {
    return this.#open.ids.length;
  }

  /** After a restart: clocks that were running run on. */
  async wake(): Promise<void> {
    const { store, lobby } = this.#services;
    await store.nodes.listen({
      table: (id, version, isMove) => {
        this.#tell(id, ({ live }) => live.hear(version, isMove));
        lobby.heard(id, isMove);
      },
      presence: (id) => {
        this.#tell(id, ({ live }) => live.hearOfPresence());
        lobby.heardOfPresence(id);
      },
      person: (id) => {
        this.#hearOfPerson(id).catch(this.#failed);
      },
      signedOut: (which) => this.#news.signedOut(which),
      missed: () => {
        this.#news.missed();
        for (const id of this.#open.ids) this.#tell(id, ({ live }) => live.invalidate());
        lobby.showAgain();
      },
      heartbeat: () => this.#takeOver(),
    });
    await this.#outages.excuse();
    this.clockCheck.look();
    await this.retention.readLastSweep();
    await this.#takeClocks();
    this.#sweepLater();
  }

  async #hearOfPerson(id: PersonId): Promise<void> {
    this.#news.announced(id);
    const person = await this.#services.people.find(id);
    if (person === null) return;
    this.#news.renamed(person);
    await this.regarded(id);
    for (const held of this.#open.ids) this.#tell(held, ({ live }) => live.hearOfName(person));
  }

  /** Takes over what another node has left: tables that are in memory here, and clocks wherever they run. */
  async #takeOver(): Promise<void> {
    if (this.#open.isClosed) return;
    this.clockCheck.look();
    const held = this.#open.ids;
    const ours = await this.#services.store.nodes.claim(held);
    for (const id of held) this.#tell(id, ({ live }) => live.own(ours.has(id)));
    await this.#takeClocks();
  }

  /** One at a time: nobody releases a table that is claimed and not in memory yet. */
  #takeClocks(): Promise<void> {
    return (this.#takingClocks ??= this.#takeClocksNow().finally(() => {
      this.#takingClocks = null;
    }));
  }

  async #takeClocksNow(): Promise<void> {
    const { clock, log, store } = this.#services;
    for (const id of await store.nodes.claimClocks(later(clock.now(), CLOCKS_AHEAD_MS))) {
      try {
        await this.#open.atOurs(id, ({ live }) => {
          live.own(true);
          return null;
        });
      } catch (error) {
        log.error({ table: id, error }, "A running clock could not be checked.");
      }
    }
    // What we have failed to read or to release: until we try again another node may have it.
    await store.nodes.releaseAllBut(this.#open.ids);
  }

  /** Whether this person sees the table, at whichever node. */
  async isInSight(id: TableId, person: PersonId): Promise<boolean> {
    if ((await this.#open.held(id))?.isVisibleTo(person) === true) return true;
    return await this.#services.store.nodes.isVisibleRemotely(id, person);
  }

  #tell(id: TableId, what: (host: TableHost) => void): void {
    this.#open.tell(id, what).catch(this.#failed);
  }

  readonly #failed = (error: unknown): void => {
    this.#services.log.error({ error }, "News from another server could not be read.");
  };

  /** Does something at a table, which stays in memory as long as it takes. */
  at<Result>(id: TableId, use: (host: TableHost) => Result | Promise<Result>): Promise<Result | Refusal> {
    return this.#open.at(id, use);
  }

  /** Runs a task while nothing happens at these tables. */
  async whileStill(ids: readonly TableId[], task: () => Promise<void>): Promise<void> {
    await this.#open.whileStill(ids, task);
  }

  /** Those of these that are in memory are read again. */
  reread(ids: readonly TableId[]): void {
    for (const id of ids) this.#tell(id, ({ live }) => live.reread());
  }

  async matchFile(id: TableId): Promise<MatchFile | Refusal> {
    const file = await this.at(id, ({ live }) => live.read(matchFile));
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
    return await this.at(id, ({ live }) =>
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
    const found = await this.at(id, ({ live }) =>
      live.read((kept) => ({ report: reportOn(kept, person, wanted, made), game: kept.table.game })),
    );
    if (isRefusal(found)) return found;
    const { report, game } = found;
    if (isRefusal(report)) return report;
    await store.write((transaction) => saveReport(transaction, report, { game, reporter: person }));
    log.warn({ table: id, report: made.id }, "A player reported a problem; see npm run reports.");
    return { report: made.id };
  }

  /** Somebody has blocked another person, or no longer does. */
  async regarded(person: PersonId): Promise<void> {
    const told = this.#open.ids.map(async (id) => (await this.#open.held(id))?.live.hearOfBlocks(person));
    await Promise.all(told);
  }

  /** An operator ends a match, or closes a table that has none. */
  async endByOperator(id: TableId): Promise<Refusal | null> {
    const isGone = await this.at(id, (host) => host.endByOperator());
    if (typeof isGone !== "boolean") return isGone;
    if (isGone) this.#open.forget(id);
    return null;
  }

  /** Nobody may write at this table any more, or everybody may again. */
  async silence(id: TableId, on: boolean): Promise<Refusal | null> {
    return await this.at(id, (host) => host.silence(on));
  }

  /** `before` is their name until now. */
  async renamed(person: Person, before: string): Promise<void> {
    const seatedAt = await tablesWith(this.#services.store.db, person.id);
    for (const id of new Set([...seatedAt, ...this.#open.ids]))
      await this.#open.atOurs(id, (host) => host.renamed(person, before));
  }

  /** A table that never started goes, if nothing has happened there since it was last used. */
  async #closeSilent(id: TableId, lastUsed: number): Promise<void> {
    const isRemoved = await this.at(id, (host) => host.removeIfSilent(lastUsed));
    if (isRemoved !== true) return;
    this.#open.forget(id);
    this.#services.log.info({ table: id }, "A table that never started was closed.");
  }

  /** Those of these whose match can still be looked at, in the store or in the archive. */
  async stillKept(tables: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const kept = new Set(await storedAmong(this.#services.store.db, tables));
    for (const id of tables) if (!kept.has(id) && (await this.#archive?.has(id)) === true) kept.add(id);
    return kept;
  }

  /** Somebody has deleted their account: what the archive has of them at these tables goes, too. */
  async forgetInArchive(tables: readonly TableId[], person: PersonId): Promise<void> {
    for (const id of tables) await this.#archive?.forget(id, person);
  }

  /** Idle tables leave memory. */
  async forgetIdle(): Promise<void> {
    await this.#open.forgetIdle();
  }

  async stop(): Promise<void> {
    this.#cancelSweep();
    await this.#open.stop();
    await this.#outages.note().catch(this.#failed);
  }

  #sweepLater(): void {
    this.#cancelSweep = this.#services.clock.after(SWEEP_MS, () => {
      if (this.#open.isClosed) return;
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
        await this.invitations.endLapsed();
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
