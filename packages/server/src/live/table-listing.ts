import type { Observed } from "@roundtable/host/table-host/ports";
import { invitedTo, peopleOf, type PersonId, type Table } from "@roundtable/host/tables/table";
import type { Lobby } from "./lobby.ts";

/** How one table stands in the lists on the home page, and who is to be told when that changes. */
export class TableListing {
  readonly #lobby: Lobby;
  readonly #observed: Observed;
  #told: string;
  #people: readonly PersonId[];
  #invited: ReadonlySet<PersonId>;
  #wasOpen: boolean;

  constructor(lobby: Lobby, observed: Observed) {
    const { table } = observed;
    this.#lobby = lobby;
    this.#observed = observed;
    this.#told = this.#asListed();
    this.#people = peopleOf(table);
    this.#invited = new Set(invitedTo(table));
    this.#wasOpen = isOpen(table);
  }

  tableChanged(): void {
    const listed = this.#asListed();
    if (listed === this.#told) return;
    this.#told = listed;
    const { table } = this.#observed;
    const before = this.#people;
    this.#people = peopleOf(table);
    this.#tellInvited(table);
    const wasOpen = this.#wasOpen;
    this.#wasOpen = isOpen(table);
    this.#lobby.changed(table.id, [...before, ...this.#people], wasOpen || this.#wasOpen);
  }

  matchMoved(): void {
    this.#lobby.asked(this.#observed.table);
  }

  gone(): void {
    const { table } = this.#observed;
    this.#lobby.changed(table.id, peopleOf(table), table.listed);
    this.#lobby.awaited(invitedTo(table));
  }

  /** Tells those who are awaited here, or no longer are. */
  #tellInvited(table: Table): void {
    const before = this.#invited;
    this.#invited = new Set(invitedTo(table));
    const now = [...this.#invited].filter((person) => !before.has(person));
    const noMore = [...before].filter((person) => !this.#invited.has(person));
    this.#lobby.awaited([...now, ...noMore]);
  }

  /** All that the lists show of this table. */
  #asListed(): string {
    const { table, match, names: known, presence } = this.#observed;
    const { status, listed, host, seats, options, clock, rated } = table;
    const names = peopleOf(table).map((person) => known.get(person) ?? "");
    const watchers = isOpen(table) ? presence.countSpectators(table) : 0;
    this.#lobby.watchersAt(table.id, watchers);
    const asked = match?.asked;
    const isPaused = table.time?.pause != null;
    const shown = [status, listed, host, seats, options, clock, rated, isPaused, names, watchers, asked];
    return JSON.stringify(shown);
  }
}

/** Whether everybody sees it among the open tables. */
function isOpen({ status, listed }: Table): boolean {
  return status === "gathering" && listed;
}
