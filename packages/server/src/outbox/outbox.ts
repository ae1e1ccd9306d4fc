import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "@roundtable/host/clock";
import { failureCode } from "./failure-code.ts";
import { Rounds } from "../common/scheduler.ts";
import {
  claimParcel,
  dueParcels,
  keepParcels,
  nextParcelDue,
  type Parcel,
  putOffParcel,
  removeParcel,
  type WaitingParcel,
  type Way,
} from "./outbox-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import type { Store } from "../store/store.ts";

const MINUTE = 60_000;
/** How long whoever has begun to send something has for it; then another may try. */
const CLAIMED_MS = 2 * MINUTE;
/** After the first failure, the second, and so on; after one more it is given up. */
const AGAIN_AFTER_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 4 * 60 * MINUTE];
const AT_ONCE = 20;

/** Brings something to where it belongs. */
export interface Carrier {
  /** Throws where it did not arrive and may be tried again. */
  carry(parcel: Parcel): Promise<void>;
}

/** It will never arrive: nobody lives there, or it is not wanted. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}

/**
 * What is to be sent outside. It is kept before it is sent, by the same transaction as what it tells of where that matters,
 * and is sent by whichever node comes first; what fails is tried again a few times, after a restart too.
 */
export class Outbox {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #carriers = new Map<Way, Carrier>();
  readonly #rounds: Rounds;

  constructor(store: Store, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#rounds = new Rounds({
      clock,
      areSeveral: () => store.nodes.areSeveral,
      carryOut: () => this.#sendDue(),
      next: () => nextParcelDue(store.db, this.#ways),
      failed: (error) => log.error({ error }, "The outbox could not be read."),
    });
  }

  /** From now on what goes this way is sent. */
  open(way: Way, carrier: Carrier): void {
    this.#carriers.set(way, carrier);
  }

  isOpen(way: Way): boolean {
    return this.#carriers.has(way);
  }

  /** As a part of a transaction that is not written twice; `wake` when that is kept. */
  async keep(db: Transaction<Schema>, parcels: readonly Omit<Parcel, "id">[]): Promise<void> {
    await keepParcels(db, parcels.map(named), this.#clock.now());
  }

  /** Resolves when they are kept; they will be sent. */
  async post(parcels: readonly Omit<Parcel, "id">[]): Promise<void> {
    // Whoever is not told that they are kept keeps them again, under the same names.
    const kept = parcels.map(named);
    await this.#store.write((db) => keepParcels(db, kept, this.#clock.now()));
    this.wake();
  }

  /** Sends what is due, and sees to it that the rest is sent in time. */
  wake(): void {
    if (this.#carriers.size > 0) this.#rounds.wake();
  }

  /** When nothing is on its way any more. */
  settled(): Promise<void> {
    return this.#rounds.settled();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  get #ways(): Way[] {
    return [...this.#carriers.keys()];
  }

  async #sendDue(): Promise<void> {
    while (!this.#rounds.isStopped) {
      const due = await dueParcels(this.#store.db, this.#ways, this.#clock.now(), AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((parcel) => this.#send(parcel)));
    }
  }

  async #send(parcel: WaitingParcel): Promise<void> {
    const { id, way, tries } = parcel;
    if (!(await this.#isOurs(parcel))) return;
    try {
      await this.#carriers.get(way)?.carry(parcel);
    } catch (error) {
      const wait = error instanceof Undeliverable ? undefined : AGAIN_AFTER_MS[tries];
      // The error itself may quote the recipient's address.
      const failure = failureCode(error);
      this.#log.warn(
        { parcel: id, way, tries: tries + 1, failure },
        wait === undefined
          ? "A message could not be delivered; giving up."
          : "A message could not be delivered; it will be retried.",
      );
      if (wait !== undefined) {
        await this.#store.write((db) => putOffParcel(db, id, this.#clock.now() + wait));
        return;
      }
    }
    await this.#store.write((db) => removeParcel(db, id));
  }

  async #isOurs(parcel: WaitingParcel): Promise<boolean> {
    let isOurs = false;
    await this.#store.write(async (db) => {
      isOurs = await claimParcel(db, parcel, this.#clock.now() + CLAIMED_MS);
    });
    return isOurs;
  }
}

function named(parcel: Omit<Parcel, "id">): Parcel {
  return { ...parcel, id: randomUUID() };
}
