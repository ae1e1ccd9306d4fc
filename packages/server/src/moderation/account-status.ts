import type { Announced } from "@roundtable/protocol";
import type { Ban } from "@roundtable/protocol/operator";
import { isWithin } from "../net/address-range.ts";
import type { Clock } from "@roundtable/host/clock";
import { bansOn, bansOnAddresses } from "./ban-repository.ts";
import { ownersOf } from "../guest-bots/guest-bot-repository.ts";
import { announcementsFor, isOperator } from "./operator-repository.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";

/** Bans of a person, and announcements to them. */
export class AccountStatus {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The ban on this person or on their address. Operators can connect from anywhere. */
  async banOn(person: PersonId, place: string): Promise<Ban | null> {
    const { db } = this.#store;
    const now = this.#clock.now();
    // A person's ban applies to their bots as well.
    const owner = (await ownersOf(db, [person])).get(person)?.id;
    const own = await bansOn(db, owner === undefined ? [person] : [person, owner], now);
    const [ban] = own.values();
    if (ban !== undefined) return ban;
    const bans = await bansOnAddresses(db, now);
    const his = bans.find(({ addresses }) => addresses !== null && isWithin(addresses, place));
    return his === undefined || (await isOperator(db, person)) ? null : his;
  }

  async announcedTo(person: PersonId, place: string): Promise<Announced> {
    const ban = await this.banOn(person, place);
    return {
      kind: "announced",
      announcements: await announcementsFor(this.#store.db, person, this.#clock.now()),
      ban: ban === null ? null : { why: ban.why, until: ban.until },
    };
  }
}
