import { LIMITS } from "@roundtable/protocol";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { havePlayedTogether } from "../recent-players/recent-player-repository.ts";
import { countInvitationsBy, hasDeclined, lapsedInvitations } from "../store/tables/invitation-repository.ts";
import type { OpenTables } from "./open-tables.ts";
import type { Services } from "./services.ts";

/** Invitations to tables: a free seat is kept for somebody until they come, decline or do not answer. */
export class TableInvitations {
  readonly #services: Services;
  readonly #open: OpenTables;

  constructor(services: Services, open: OpenTables) {
    this.#services = services;
    this.#open = open;
  }

  /** Invites somebody with whom this person has played. */
  async invite(host: PersonId, id: TableId, person: PersonId): Promise<Refusal | null> {
    const { store, clock, notices } = this.#services;
    if (!(await havePlayedTogether(store.db, host, person))) return refused("no-such-person");
    const at = clock.now();
    if ((await countInvitationsBy(store.db, host, at)) >= LIMITS.invitationsPerPerson)
      return refused("too-fast");
    if (await hasDeclined(store.db, id, person)) return refused("cannot-sit");
    const until = at + LIMITS.invitedMs;
    const refusal = await this.#open.at(id, (table) => table.invite({ host, person, at, until }));
    if (refusal === null) await notices.notify(person, { kind: "invitation", table: id, from: host });
    return refusal;
  }

  async decline(person: PersonId, id: TableId): Promise<Refusal | null> {
    return await this.#open.at(id, (table) => table.uninvite(person, "declined"));
  }

  /** Nobody waits any more for those who have not answered for long. */
  async endLapsed(): Promise<void> {
    const { store, clock } = this.#services;
    for (const { table: id, person } of await lapsedInvitations(store.db, clock.now()))
      await this.#open.atOurs(id, (table) => table.uninvite(person, "lapsed"));
  }
}
