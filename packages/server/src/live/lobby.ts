import type { TableSummary } from "@roundtable/protocol";
import type { Clock } from "@roundtable/host/clock";
import { isOffered, isOwn, listedTables, summaryFor } from "../store/tables/listed-table.ts";
import { openTables, type SummaryPage, tablesOf } from "../store/tables/table-lists.ts";
import type { PageKey } from "../store/page-keys.ts";
import { watchersOf } from "../store/tables/presence-repository.ts";
import type { Store } from "../store/store.ts";
import { peopleOf, type PersonId, type Table, type TableId } from "@roundtable/host/tables/table";
import { encode, type Frame } from "@roundtable/host/disclosure/frame";
import type { Listener } from "@roundtable/host/table-host/listeners";
import { Invitations } from "./invitations.ts";

/** Changes within this time are told together. */
const TOGETHER_MS = 100;

interface ListNews {
  readonly changed: TableSummary[];
  readonly gone: TableId[];
}

/** What has changed since it was last told. */
class Changes {
  /** Tables that everybody sees, or saw. */
  readonly open = new Set<TableId>();
  /** Tables of which that is to be found out. */
  readonly maybeOpen = new Set<TableId>();
  readonly byPerson = new Map<PersonId, Set<TableId>>();
  /** Who is awaited at a table, or no longer is. */
  readonly awaited = new Set<PersonId>();

  get tables(): TableId[] {
    return [
      ...new Set([
        ...this.open,
        ...this.maybeOpen,
        ...[...this.byPerson.values()].flatMap((tables) => [...tables]),
      ]),
    ];
  }
}

export interface LobbyListener {
  /** Somebody has opened the lists. */
  readonly watched: (person: PersonId) => void;
  readonly failed: (error: unknown) => void;
}

/** The lists on everybody's home page, kept fresh for those who look at it: they are told what changes, and nothing else. */
export class Lobby {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #watched: (person: PersonId) => void;
  readonly #failed: (error: unknown) => void;
  /** What each person was last sent about their own tables. */
  readonly #listeners = new Map<PersonId, Map<Listener, Map<TableId, string>>>();
  /** How many look on at the tables that are in memory here, where anybody does. */
  readonly #watchers = new Map<TableId, number>();
  readonly #invitations: Invitations;
  #changes: Changes | null = null;
  /** What everybody was told is open; nobody hears that another table is not. */
  readonly #open = new Set<TableId>();

  constructor(store: Store, clock: Clock, { watched, failed }: LobbyListener) {
    this.#store = store;
    this.#clock = clock;
    this.#watched = watched;
    this.#failed = failed;
    this.#invitations = new Invitations(store, clock);
  }

  /** Whether somebody looks at this node. */
  has(person: PersonId): boolean {
    return this.#listeners.has(person);
  }

  /** Sends to all tabs of the person that watch the lobby. */
  send(person: PersonId, frame: Frame): void {
    for (const listener of this.#listeners.get(person)?.keys() ?? []) listener.send(frame);
  }

  async watch(listener: Listener): Promise<void> {
    const { id } = listener.person;
    const tabs = this.#listeners.get(id) ?? new Map<Listener, Map<TableId, string>>();
    this.#listeners.set(id, tabs);
    tabs.set(listener, new Map());
    const [open, mine] = await Promise.all([this.open(), this.mine(id)]);
    if (!tabs.has(listener)) return;
    for (const summary of open.items) this.#open.add(summary.id);
    tabs.set(listener, new Map(mine.items.map((summary) => [summary.id, JSON.stringify(summary)])));
    const more = { open: open.more, mine: mine.more };
    listener.send(encode({ kind: "lobby", open: open.items, mine: mine.items, more }));
    this.#watched(id);
  }

  leave(listener: Listener): void {
    const tabs = this.#listeners.get(listener.person.id);
    tabs?.delete(listener);
    if (tabs?.size !== 0) return;
    this.#listeners.delete(listener.person.id);
  }

  /** A person has connected, with any page: sends their invitations. */
  arrive(listener: Listener): void {
    this.#invitations.arrive(listener).catch(this.#failed);
  }

  /** This page is closed. */
  part(listener: Listener): void {
    this.leave(listener);
    this.#invitations.leave(listener);
  }

  /** These people are awaited at a table, or no longer are. */
  awaited(people: readonly PersonId[]): void {
    for (const person of people) if (this.#invitations.isHere(person)) this.#soon().awaited.add(person);
  }

  async open(game?: string, after?: PageKey): Promise<SummaryPage> {
    const { items, more } = await openTables(this.#store.db, { now: this.#clock.now(), game, after });
    const watchers = await this.#watchersOf(items.map(({ id }) => id));
    return { items: items.map((table) => ({ ...table, watchers: watchers.get(table.id) ?? 0 })), more };
  }

  /** So many look on at a table that is in memory here. */
  watchersAt(table: TableId, count: number): void {
    if (count > 0) this.#watchers.set(table, count);
    else this.#watchers.delete(table);
  }

  /** What is not in memory here may be so at another node. */
  async #watchersOf(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
    const others = tables.filter((table) => !this.#watchers.has(table));
    return new Map([...this.#watchers, ...(await watchersOf(this.#store.db, others))]);
  }

  mine(person: PersonId, after?: PageKey): Promise<SummaryPage> {
    return tablesOf(this.#store.db, person, after);
  }

  /** A table has changed that these people see among their own; `open` if it is, or was, among everybody's. */
  changed(table: TableId, people: readonly PersonId[], open: boolean): void {
    if (this.#listeners.size === 0) return;
    for (const person of people) this.#changedFor(person, table);
    if (open) this.#soon().open.add(table);
  }

  /** Others are asked at this table than before. */
  asked(table: Table): void {
    if (this.#listeners.size === 0) return;
    for (const person of peopleOf(table)) this.#changedFor(person, table.id);
  }

  /** Another node has changed a table. Where only its match has moved on, it is news to those who see it already. */
  heard(table: TableId, isMove: boolean): void {
    if (!this.#invitations.isAnybodyHere) return;
    for (const [person, tabs] of this.#listeners)
      if (!isMove || [...tabs.values()].some((told) => told.has(table))) this.#changedFor(person, table);
    if (!isMove) this.#soon().maybeOpen.add(table);
  }

  /** Somebody has come to a table at another node, or left it. */
  heardOfPresence(table: TableId): void {
    if (this.#listeners.size > 0 && this.#open.has(table)) this.#soon().maybeOpen.add(table);
  }

  /** Something may have escaped us: everybody who looks is shown the lists anew. */
  showAgain(): void {
    for (const tabs of this.#listeners.values())
      for (const listener of tabs.keys()) this.watch(listener).catch(this.#failed);
    this.#invitations.lookAgain().catch(this.#failed);
  }

  #changedFor(person: PersonId, table: TableId): void {
    if (!this.#listeners.has(person)) return;
    const { byPerson } = this.#soon();
    const tables = byPerson.get(person) ?? new Set<TableId>();
    byPerson.set(person, tables.add(table));
  }

  /** Where changes are gathered until they are told. */
  #soon(): Changes {
    if (this.#changes !== null) return this.#changes;
    const changes = new Changes();
    this.#changes = changes;
    this.#clock.after(TOGETHER_MS, () => {
      this.#changes = null;
      this.#tell(changes).catch(this.#failed);
    });
    return changes;
  }

  async #tell(changes: Changes): Promise<void> {
    const found = await listedTables(this.#store.db, changes.tables);
    const open: ListNews = { changed: [], gone: [] };
    const watchers = await this.#watchersOf([...changes.open, ...changes.maybeOpen]);
    for (const id of new Set([...changes.open, ...changes.maybeOpen])) {
      const table = found.get(id);
      if (table !== undefined && isOffered(table, this.#clock.now())) {
        open.changed.push(summaryFor(table, null, watchers.get(id)));
        this.#open.add(id);
      } else if (this.#open.delete(id) || changes.open.has(id)) open.gone.push(id);
    }
    const invited = [...changes.maybeOpen].flatMap((id) => [
      ...this.#invitations.toldOf(id),
      ...(found.get(id)?.seats ?? []).flatMap((at) => at.invited ?? []),
    ]);
    await this.#invitations.look([...new Set([...changes.awaited, ...invited])]);
    const hasOpen = open.changed.length + open.gone.length > 0;
    const forAll = hasOpen ? encode({ kind: "lobby-news", open }) : null;
    for (const [person, tabs] of this.#listeners) {
      const own = new Map<TableId, TableSummary | null>();
      for (const id of changes.byPerson.get(person) ?? []) {
        const table = found.get(id);
        own.set(id, table !== undefined && isOwn(table, person) ? summaryFor(table, person) : null);
      }
      for (const [listener, told] of tabs) {
        const mine = newsOf(own, told);
        if (mine !== null) listener.send(encode({ kind: "lobby-news", ...(hasOpen ? { open } : {}), mine }));
        else if (forAll !== null) listener.send(forAll);
      }
    }
  }
}

/** Nothing when nothing is new: that somebody else has answered at my table may be a secret there. */
function newsOf(own: ReadonlyMap<TableId, TableSummary | null>, told: Map<TableId, string>): ListNews | null {
  const news: ListNews = { changed: [], gone: [] };
  for (const [id, summary] of own) {
    const text = summary === null ? undefined : JSON.stringify(summary);
    if (text === told.get(id)) continue;
    if (summary === null || text === undefined) {
      told.delete(id);
      news.gone.push(id);
    } else {
      told.set(id, text);
      news.changed.push(summary);
    }
  }
  return news.changed.length + news.gone.length === 0 ? null : news;
}
