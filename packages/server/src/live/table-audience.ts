import type { Person } from "@roundtable/protocol";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type { Audience, Observed, TableObserver } from "@roundtable/host/table-host/ports";
import type { PresenceReport, RemotePresences } from "@roundtable/host/table-host/presence";
import { ownersAt, type PersonId, seatOf, type Table, type TableId } from "@roundtable/host/tables/table";
import { blockedBy, blockersOf } from "../moderation/block-repository.ts";
import type { Services } from "./services.ts";
import { TableListing } from "./table-listing.ts";
import { TableNotices } from "./table-notices.ts";

type AudienceServices = Pick<Services, "store" | "clock" | "people" | "lobby" | "notices">;

const NOBODY: ReadonlySet<PersonId> = new Set();

/** Everybody whom a table of this server concerns, and who does not listen to it at this node. */
export class TableAudience implements Audience {
  readonly #services: AudienceServices;

  constructor(services: AudienceServices) {
    this.#services = services;
  }

  observe(observed: Observed): TableObserver {
    const { lobby, notices, clock } = this.#services;
    const listing = new TableListing(lobby, observed);
    const notifications = new TableNotices(notices, clock, observed);
    return {
      tableChanged: () => listing.tableChanged(),
      matchMoved: () => listing.matchMoved(),
      gone: () => listing.gone(),
      notify: () => notifications.watch(),
      fellSilent: (since) => notifications.fellSilent(since),
      nudged: (person, by) => notifications.nudged(person, by),
    };
  }

  remotePresences(table: TableId): Promise<RemotePresences> {
    return this.#services.store.nodes.remotePresences(table);
  }

  reportPresence(table: TableId, person: PersonId, seen: PresenceReport): void {
    this.#services.store.nodes.report(table, person, seen);
  }

  async blockedBy(person: PersonId): Promise<ReadonlySet<PersonId>> {
    return (await blockedBy(this.#services.store.db, [person])).get(person) ?? NOBODY;
  }

  /** Nobody sits down beside somebody who has blocked them. They are not told who it is, nor that it is that. */
  async whyNotBeside(table: Table, { id, botOf }: Person): Promise<Refusal | null> {
    if (seatOf(table, id) !== null) return null;
    const others = table.seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
    // Blocking somebody also keeps their bots away; and a bot keeps away from those whom its owner has blocked.
    const coming = botOf === undefined ? [id] : [id, botOf.id];
    const blockers = await blockersOf(this.#services.store.db, coming, [...others, ...ownersAt(table)]);
    return blockers.size === 0 ? null : refused("cannot-sit");
  }

  async nameOf(person: PersonId): Promise<string> {
    return (await this.#services.people.find(person))?.name ?? "";
  }
}
