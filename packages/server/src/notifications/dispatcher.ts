import type { NotificationKind, NotificationChannel } from "@roundtable/protocol/notifications";
import type { Logger } from "pino";
import { type Clock, later } from "@roundtable/host/clock";
import type { Games } from "@roundtable/host/games";
import { mailParcel } from "../mail/mailer.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { People } from "../people/people.ts";
import { Rounds } from "../common/scheduler.ts";
import {
  nextNoticeDue,
  peopleToTell,
  settleNotice,
  type TableAsTold,
  tablesAsTold,
  type WaitingNotice,
  waitingNotices,
} from "./notification-repository.ts";
import { readToldHow, type ToldHow } from "./notification-settings-repository.ts";
import type { Parcel } from "../outbox/outbox-repository.ts";
import { isUnheard } from "../moderation/block-repository.ts";
import type { Store } from "../store/store.ts";
import { subscriptionsOf } from "./push-subscription-repository.ts";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { letterOf, type Message, messageOf, type NoticeOfGame, type Spoken, testMessage } from "./message.ts";
import { noticeFrom } from "./notification.ts";
import { quietUntil } from "./quiet-hours.ts";
import type { Signer } from "./signed-links.ts";

/** What is due so soon after something else is told together with it. */
const TOGETHER_MS = 20_000;
/** Where something of ours fails for somebody, the others need not wait for it. */
const PUT_OFF_MS = 5 * 60_000;
const AT_ONCE = 50;

export interface TellerServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly games: Games;
  readonly people: People;
  readonly outbox: Outbox;
  readonly signer: Signer;
}

export interface Circumstances {
  /** Whether he has a page of this table before his eyes, at whichever node. */
  readonly isInSight: (table: TableId, person: PersonId) => Promise<boolean>;
  /** The address of this server, as its people know it. */
  readonly base: () => string;
}

interface Telling {
  readonly row: WaitingNotice;
  readonly notice: NoticeOfGame;
}

/**
 * Decides, when a notice is due, whether it is still true and wanted, and puts it into the outbox: what is due to one person
 * at the same time as one message for each way. It is settled and put there in one transaction, so nothing is told twice.
 */
export class Teller {
  readonly #services: TellerServices;
  readonly #circumstances: Circumstances;
  readonly #rounds: Rounds;

  constructor(services: TellerServices, circumstances: Circumstances) {
    this.#services = services;
    this.#circumstances = circumstances;
    const { store, clock, log } = services;
    this.#rounds = new Rounds({
      clock,
      areSeveral: () => store.nodes.areSeveral,
      carryOut: () => this.#tellAll(),
      next: () => nextNoticeDue(store.db),
      failed: (error) => log.error({ error }, "Due notifications could not be read."),
    });
  }

  wake(): void {
    this.#rounds.wake();
  }

  settled(): Promise<void> {
    return this.#rounds.settled();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Shows somebody what it is like, by every way that he has. How many those are. */
  async test(person: PersonId): Promise<number> {
    const { store, outbox } = this.#services;
    const how = await readToldHow(store.db, person);
    if (how === null) return 0;
    const message = testMessage(how.locale);
    const browsers = await this.#browsersOf(person);
    const parcels = (["push", "mail", "hook"] as const).flatMap((way) =>
      this.#parcels(way, person, how, browsers, message, []),
    );
    await outbox.post(parcels);
    return parcels.length;
  }

  async #tellAll(): Promise<void> {
    const { store, clock, log } = this.#services;
    while (!this.#rounds.isStopped) {
      const people = await peopleToTell(store.db, clock.now(), AT_ONCE);
      if (people.length === 0) return;
      for (const person of people) {
        try {
          await this.#tell(person);
        } catch (error) {
          if (this.#rounds.isStopped) return;
          log.error({ error }, "A notification could not be queued.");
          await this.#putOff(person, clock.now() + PUT_OFF_MS);
        }
      }
    }
  }

  async #tell(person: PersonId): Promise<void> {
    const { store, clock, outbox } = this.#services;
    const rows = await waitingNotices(store.db, person, later(clock.now(), TOGETHER_MS));
    const how = await readToldHow(store.db, person);
    const morning = how === null ? null : quietUntil(how.settings, clock.now());
    if (morning !== null) {
      await this.#putOff(person, morning);
      return;
    }
    const tellings = how === null ? [] : await this.#stillTrue(person, rows, how);
    const spoken = await this.#spokenOf(tellings, how);
    const browsers = await this.#browsersOf(person);
    await store.write(async (db) => {
      const ours = new Set<WaitingNotice>();
      for (const row of rows) if (await settleNotice(db, person, row, null)) ours.add(row);
      if (how === null) return;
      const told = tellings.filter(({ row }) => ours.has(row)).map(({ notice }) => notice);
      await outbox.keep(db, this.#parcelsOf(person, how, browsers, told, spoken));
    });
    outbox.wake();
  }

  async #putOff(person: PersonId, due: number): Promise<void> {
    const { store, clock } = this.#services;
    const rows = await waitingNotices(store.db, person, later(clock.now(), TOGETHER_MS));
    await store.write(async (db) => {
      for (const row of rows) await settleNotice(db, person, row, due);
    });
  }

  /** What still holds of a table that he does not look at. */
  async #stillTrue(
    person: PersonId,
    rows: readonly WaitingNotice[],
    { settings }: ToldHow,
  ): Promise<Telling[]> {
    const { db } = this.#services.store;
    const tables = await tablesAsTold(
      db,
      person,
      rows.map(({ table }) => table),
    );
    const tellings: Telling[] = [];
    for (const row of rows) {
      const notice = noticeFrom(row.notice);
      const table = tables.get(row.table);
      if (notice === null || table === undefined || !holds(notice.kind, table)) continue;
      if (notice.from !== null && (await isUnheard(db, person, notice.from))) continue;
      if (settings.onlyWhenAway && (await this.#circumstances.isInSight(row.table, person))) continue;
      tellings.push({ row, notice: { ...notice, game: table.game, isOverDays: table.isOverDays } });
    }
    return tellings;
  }

  async #spokenOf(tellings: readonly Telling[], how: ToldHow | null): Promise<Spoken> {
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

  #parcelsOf(
    person: PersonId,
    how: ToldHow,
    browsers: readonly string[],
    told: readonly NoticeOfGame[],
    spoken: Spoken,
  ): Omit<Parcel, "id">[] {
    return (["push", "mail", "hook"] as const).flatMap((way) => {
      const [first, ...others] = told.filter(
        (notice) => how.settings.told[notice.kind][way] && suits(way, notice),
      );
      if (first === undefined) return [];
      const message = messageOf(how.locale, [first, ...others], spoken);
      return this.#parcels(way, person, how, browsers, message, [first, ...others]);
    });
  }

  #parcels(
    way: NotificationChannel,
    person: PersonId,
    { mail, hook }: ToldHow,
    browsers: readonly string[],
    message: Message,
    notices: readonly NoticeOfGame[],
  ): Omit<Parcel, "id">[] {
    const { outbox, signer } = this.#services;
    const base = this.#circumstances.base();
    if (way === "push")
      return browsers.map((target) => ({ person, way, target, content: JSON.stringify(message) }));
    if (way === "mail") {
      if (mail?.isConfirmed !== true || !outbox.isOpen("mail")) return [];
      const stopToken = signer.signed("stop", [person, mail.address]);
      return [mailParcel(mail.address, letterOf(message, { base, stopToken }), person)];
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

/** In one sitting there are too many turns for mails, and one would come too late. */
function suits(way: NotificationChannel, { kind, isOverDays }: NoticeOfGame): boolean {
  return way === "push" || kind !== "your-turn" || isOverDays;
}

/** Whether what was to be told is still so. */
function holds(kind: NotificationKind, { status, isSeated, isAsked }: TableAsTold): boolean {
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
