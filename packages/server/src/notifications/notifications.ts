import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Clock } from "@roundtable/host/clock";
import { saveNotification } from "./notification-repository.ts";
import { readNotificationSettings } from "./notification-settings-repository.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Notification, Occasion } from "./notification.ts";

/**
 * Queues notifications to people, mostly about tables they are away from. Call `notify` after the change is committed. It
 * never throws.
 */
export class Notifications {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #queued: () => void;
  readonly #keeping = new Set<Promise<unknown>>();

  /** `queued` hears that there is a notification to be sent. */
  constructor(store: Store, clock: Clock, log: Logger, queued: () => void) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#queued = queued;
  }

  /** Without an occasion every call counts as new. But the same person's invitation to a table is notified once. */
  async notify(person: PersonId, notice: Notification, occasion?: Occasion): Promise<void> {
    const now = this.#clock.now();
    const mark = occasion?.mark ?? (notice.kind === "invitation" ? notice.from : randomUUID());
    const { position = now, notBefore = now } = occasion ?? {};
    await this.#tracked(this.#keep({ person, notice, mark, position, due: notBefore }));
    this.#queued();
  }

  /** For a person who is looking at the table: notifies only if they want that, too. Returns whether they do. */
  async notifyVisible(person: PersonId, notice: Notification, occasion: Occasion): Promise<boolean> {
    const wants = this.#wantsAlways(person);
    await this.#tracked(wants);
    if (!(await wants)) return false;
    await this.notify(person, notice, occasion);
    return true;
  }

  /** The person has seen it, so they are not notified any more, unless they want that all the same. */
  async markSeen(person: PersonId, notice: Notification, occasion: Occasion): Promise<void> {
    if (await this.notifyVisible(person, notice, occasion)) return;
    const { mark, position = this.#clock.now() } = occasion;
    await this.#tracked(this.#keep({ person, notice, mark, position, due: null }));
  }

  /** Resolves when all notifications so far are stored. */
  async settled(): Promise<void> {
    await Promise.all(this.#keeping);
  }

  async #wantsAlways(person: PersonId): Promise<boolean> {
    try {
      return (await readNotificationSettings(this.#store.db, person))?.settings.onlyWhenAway === false;
    } catch (error) {
      this.#log.error({ error }, "Notification settings could not be read.");
      return false;
    }
  }

  async #tracked(keeping: Promise<unknown>): Promise<void> {
    this.#keeping.add(keeping);
    await keeping;
    this.#keeping.delete(keeping);
  }

  async #keep(notice: Parameters<typeof saveNotification>[1]): Promise<void> {
    try {
      await this.#store.write((db) => saveNotification(db, notice));
    } catch (error) {
      this.#log.error({ error, table: notice.notice.table }, "A notification could not be queued.");
    }
  }
}
