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
 * Time without a running server is not counted against players. The time is noted each minute and at a stop, so after a
 * kill people get up to a minute more than they lost.
 */
export class Outages {
  readonly #services: OutageServices;

  constructor(services: OutageServices) {
    this.#services = services;
  }

  /** Called at the start, before any clock is checked. */
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
