import type { Clock } from "@roundtable/host/clock";
import type { Logger } from "pino";
import type { Store } from "./store.ts";
import { keepMoment, lastMoment } from "./timestamps.ts";
import { excuseOutage } from "./tables/outages.ts";

interface OutageServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Time in which no server ran is taken from nobody. Until when one ran is noted each minute and when it stops; so after a
 * kill people are given up to a minute more than they have lost.
 */
export class Outages {
  readonly #services: OutageServices;

  constructor(services: OutageServices) {
    this.#services = services;
  }

  /** When a server starts, and before it looks at any clock. */
  async excuse(): Promise<void> {
    const { store, clock, log } = this.#services;
    const last = await lastMoment(store.db, "counted");
    const now = clock.now();
    if (last === null) return await this.note();
    if (await store.nodes.areOthersAlive()) return;
    await store.write((transaction) => excuseOutage(transaction, last, now));
    log.info({ ms: now - last }, "No server was running; the clocks of matches go on from here.");
  }

  async note(): Promise<void> {
    const { store, clock } = this.#services;
    const now = clock.now();
    await store.write((transaction) => keepMoment(transaction, "counted", now));
  }
}
