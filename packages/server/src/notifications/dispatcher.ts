import type { NotificationKind, NotificationChannel } from "@roundtable/protocol/notifications";
import type { Logger } from "pino";
import { type Clock, later } from "@roundtable/host/clock";
import type { Games } from "@roundtable/host/games";
import { outgoingEmail } from "../mail/mailer.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { People } from "../people/people.ts";
import { Scheduler } from "../common/scheduler.ts";
import {
  nextNotificationDue,
  peopleToNotify,
  settleNotification,
  type NotifiedTable,
  notifiedTables,
  type PendingNotification,
  pendingNotifications,
} from "./notification-repository.ts";
import {
  readNotificationSettings,
  type StoredNotificationSettings,
} from "./notification-settings-repository.ts";
import type { OutboxMessage } from "../outbox/outbox-repository.ts";
import { isMutedOrBlocked } from "../moderation/block-repository.ts";
import type { Store } from "../store/store.ts";
import { subscriptionsOf } from "./push-subscription-repository.ts";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import {
  notificationEmail,
  type Message,
  messageOf,
  type GameNotification,
  type MessageNames,
  testMessage,
} from "./message.ts";
import { notificationFrom } from "./notification.ts";
import { quietUntil } from "./quiet-hours.ts";
import type { LinkSigner } from "./signed-links.ts";

/** Notifications due within this time are combined into one message. */
const TOGETHER_MS = 20_000;
/** If one person's notifications fail, they are put off so that others need not wait. */
const PUT_OFF_MS = 5 * 60_000;
const AT_ONCE = 50;

export interface DispatcherServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly games: Games;
  readonly people: People;
  readonly outbox: Outbox;
  readonly signer: LinkSigner;
}

export interface DispatcherSettings {
  /** Whether the person has the table open in a visible tab, on any node. */
  readonly isTableVisibleTo: (table: TableId, person: PersonId) => Promise<boolean>;
  /** The public address of this server. */
  readonly base: () => string;
}

interface DueNotification {
  readonly row: PendingNotification;
  readonly notice: GameNotification;
}

/**
 * When a notification is due, checks that it is still true and wanted, and puts it into the outbox. One person's due
 * notifications become one message per channel. Both happen in one transaction, so that nothing is sent twice.
 */
export class NotificationDispatcher {
  readonly #services: DispatcherServices;
  readonly #environment: DispatcherSettings;
  readonly #scheduler: Scheduler;

  constructor(services: DispatcherServices, environment: DispatcherSettings) {
    this.#services = services;
    this.#environment = environment;
    const { store, clock, log } = services;
    this.#scheduler = new Scheduler({
      clock,
      hasSeveralNodes: () => store.nodes.areSeveral,
      runDue: () => this.#tellAll(),
      nextDue: () => nextNotificationDue(store.db),
      onError: (error) => log.error({ error }, "Due notifications could not be read."),
    });
  }

  wake(): void {
    this.#scheduler.wake();
  }

  settled(): Promise<void> {
    return this.#scheduler.settled();
  }

  stop(): Promise<void> {
    return this.#scheduler.stop();
  }

  /** Sends a test message through every channel the person has. Returns how many those are. */
  async test(person: PersonId): Promise<number> {
    const { store, outbox } = this.#services;
    const how = await readNotificationSettings(store.db, person);
    if (how === null) return 0;
    const message = testMessage(how.locale);
    const browsers = await this.#browsersOf(person);
    const outgoing = (["push", "mail", "hook"] as const).flatMap((way) =>
      this.#outgoing(way, person, how, browsers, message, []),
    );
    await outbox.post(outgoing);
    return outgoing.length;
  }

  async #tellAll(): Promise<void> {
    const { store, clock, log } = this.#services;
    while (!this.#scheduler.isStopped) {
      const people = await peopleToNotify(store.db, clock.now(), AT_ONCE);
      if (people.length === 0) return;
      for (const person of people) {
        try {
          await this.#tell(person);
        } catch (error) {
          if (this.#scheduler.isStopped) return;
          log.error({ error }, "A notification could not be queued.");
          await this.#putOff(person, clock.now() + PUT_OFF_MS);
        }
      }
    }
  }

  async #tell(person: PersonId): Promise<void> {
    const { store, clock, outbox } = this.#services;
    const rows = await pendingNotifications(store.db, person, later(clock.now(), TOGETHER_MS));
    const how = await readNotificationSettings(store.db, person);
    const morning = how === null ? null : quietUntil(how.settings, clock.now());
    if (morning !== null) {
      await this.#putOff(person, morning);
      return;
    }
    const tellings = how === null ? [] : await this.#stillTrue(person, rows, how);
    const spoken = await this.#spokenOf(tellings, how);
    const browsers = await this.#browsersOf(person);
    await store.write(async (db) => {
      const ours = new Set<PendingNotification>();
      for (const row of rows) if (await settleNotification(db, person, row, null)) ours.add(row);
      if (how === null) return;
      const told = tellings.filter(({ row }) => ours.has(row)).map(({ notice }) => notice);
      await outbox.save(db, this.#outgoingFor(person, how, browsers, told, spoken));
    });
    outbox.wake();
  }

  async #putOff(person: PersonId, due: number): Promise<void> {
    const { store, clock } = this.#services;
    const rows = await pendingNotifications(store.db, person, later(clock.now(), TOGETHER_MS));
    await store.write(async (db) => {
      for (const row of rows) await settleNotification(db, person, row, due);
    });
  }

  /** The notifications that are still true, of tables the person is not looking at. */
  async #stillTrue(
    person: PersonId,
    rows: readonly PendingNotification[],
    { settings }: StoredNotificationSettings,
  ): Promise<DueNotification[]> {
    const { db } = this.#services.store;
    const tables = await notifiedTables(
      db,
      person,
      rows.map(({ table }) => table),
    );
    const tellings: DueNotification[] = [];
    for (const row of rows) {
      const notice = notificationFrom(row.notice);
      const table = tables.get(row.table);
      if (notice === null || table === undefined || !holds(notice.kind, table)) continue;
      if (notice.from !== null && (await isMutedOrBlocked(db, person, notice.from))) continue;
      if (settings.onlyWhenAway && (await this.#environment.isTableVisibleTo(row.table, person))) continue;
      tellings.push({ row, notice: { ...notice, game: table.game, isOverDays: table.isOverDays } });
    }
    return tellings;
  }

  async #spokenOf(
    tellings: readonly DueNotification[],
    how: StoredNotificationSettings | null,
  ): Promise<MessageNames> {
    const { games, people } = this.#services;
    const names = await people.namesOf(
      tellings.flatMap(({ notice }) => (notice.from === null ? [] : [notice.from])),
    );
    const called = new Map<string, string>();
    for (const { notice } of tellings)
      called.set(notice.game, await games.nameOf(notice.game, how?.locale ?? "en"));
    return { games: called, names };
  }

  async #browsersOf(person: PersonId): Promise<readonly string[]> {
    const subscriptions = await subscriptionsOf(this.#services.store.db, person);
    return subscriptions.map(({ id }) => id);
  }

  #outgoingFor(
    person: PersonId,
    how: StoredNotificationSettings,
    browsers: readonly string[],
    told: readonly GameNotification[],
    spoken: MessageNames,
  ): Omit<OutboxMessage, "id">[] {
    return (["push", "mail", "hook"] as const).flatMap((way) => {
      const [first, ...others] = told.filter(
        (notice) => how.settings.told[notice.kind][way] && suits(way, notice),
      );
      if (first === undefined) return [];
      const message = messageOf(how.locale, [first, ...others], spoken);
      return this.#outgoing(way, person, how, browsers, message, [first, ...others]);
    });
  }

  #outgoing(
    way: NotificationChannel,
    person: PersonId,
    { mail, hook }: StoredNotificationSettings,
    browsers: readonly string[],
    message: Message,
    notices: readonly GameNotification[],
  ): Omit<OutboxMessage, "id">[] {
    const { outbox, signer } = this.#services;
    const base = this.#environment.base();
    if (way === "push")
      return browsers.map((target) => ({ person, way, target, content: JSON.stringify(message) }));
    if (way === "mail") {
      if (mail?.isConfirmed !== true || !outbox.isOpen("mail")) return [];
      const stopToken = signer.signed("stop", [person, mail.address]);
      return [outgoingEmail(mail.address, notificationEmail(message, { base, stopToken }), person)];
    }
    if (hook === null) return [];
    const { title, body, path } = message;
    const tables = notices.map(({ kind, table, game }) => ({
      kind,
      table,
      game,
      link: `${base}/t/${table}`,
    }));
    const content = JSON.stringify({ title, text: body, link: `${base}${path}`, notices: tables });
    return [{ person, way, target: "", content }];
  }
}

/** Live matches have too many turns for mails, which would arrive too late. */
function suits(way: NotificationChannel, { kind, isOverDays }: GameNotification): boolean {
  return way === "push" || kind !== "your-turn" || isOverDays;
}

/** Whether the notification is still true. */
function holds(kind: NotificationKind, { status, isSeated, isAsked }: NotifiedTable): boolean {
  switch (kind) {
    case "your-turn":
    case "nudge":
      return isAsked;
    case "invitation":
      return status === "gathering" && !isSeated;
    case "table-full":
      return status === "gathering" && isSeated;
    case "table-started":
    case "paused":
      return status === "playing" && isSeated;
  }
}
