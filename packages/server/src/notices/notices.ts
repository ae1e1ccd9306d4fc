import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { keepNotice } from "../store/notice-rows.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "../tables/table.ts";
import type { Notice, Occasion } from "./notice.ts";

/**
 * Telling people what has become true at tables from which they are away, by the ways that each has chosen. Whoever calls
 * `tell` does so after what it tells of is kept; it never fails him.
 */
export class Notices {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;

  constructor(store: Store, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
  }

  /** Without an occasion each call is one of its own; but nobody is told twice that the same person invites him to a table. */
  async tell(person: PersonId, notice: Notice, occasion?: Occasion): Promise<void> {
    const now = this.#clock.now();
    const mark = occasion?.mark ?? (notice.kind === "invitation" ? notice.from : randomUUID());
    const { position = now, notBefore = now } = occasion ?? {};
    try {
      await this.#store.write((db) => keepNotice(db, { person, notice, mark, position, due: notBefore }));
    } catch (error) {
      this.#log.error({ error, table: notice.table }, "Somebody could not be told.");
    }
  }
}
