import {
  NotificationLocale,
  NotificationSettings,
  DEFAULT_NOTIFICATION_SETTINGS,
} from "@roundtable/protocol/notifications";
import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/** A person's notification settings and channels. */
export interface StoredNotificationSettings {
  readonly locale: v.InferOutput<typeof NotificationLocale>;
  readonly settings: NotificationSettings;
  readonly mail: { readonly address: string; readonly isConfirmed: boolean } | null;
  readonly hook: { readonly url: string; readonly secret: string } | null;
}

/** null if the person has not set anything. */
export async function readNotificationSettings(
  db: Kysely<Schema>,
  person: PersonId,
): Promise<StoredNotificationSettings | null> {
  const row = await db
    .selectFrom("notice_settings")
    .selectAll()
    .where("person", "=", person)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { locale, settings, mail, mail_confirmed, hook, hook_secret } = row;
  const read = v.safeParse(NotificationSettings, JSON.parse(settings));
  return {
    locale: v.parse(v.fallback(NotificationLocale, "en"), locale),
    settings: read.success ? read.output : DEFAULT_NOTIFICATION_SETTINGS,
    mail: mail === null ? null : { address: mail, isConfirmed: mail_confirmed === 1 },
    hook: hook === null || hook_secret === null ? null : { url: hook, secret: hook_secret },
  };
}

export async function saveNotificationSettings(
  db: Transaction<Schema>,
  person: PersonId,
  { locale, settings, mail, hook }: StoredNotificationSettings,
): Promise<void> {
  const row = {
    locale,
    settings: JSON.stringify(settings),
    mail: mail?.address ?? null,
    mail_confirmed: mail?.isConfirmed === true ? 1 : 0,
    hook: hook?.url ?? null,
    hook_secret: hook?.secret ?? null,
  };
  await db
    .insertInto("notice_settings")
    .values({ person, ...row })
    .onConflict((conflict) => conflict.column("person").doUpdateSet(row))
    .execute();
}

/** Confirms the address by the mailed link. False if the person has changed it meanwhile. */
export async function confirmEmail(
  db: Transaction<Schema>,
  person: PersonId,
  address: string,
): Promise<boolean> {
  const confirmed = await db
    .updateTable("notice_settings")
    .set({ mail_confirmed: 1 })
    .where("person", "=", person)
    .where("mail", "=", address)
    .returning("person")
    .execute();
  return confirmed.length > 0;
}

/** Unsubscribes this address. */
export async function unsubscribeEmail(
  db: Transaction<Schema>,
  person: PersonId,
  address: string,
): Promise<void> {
  await db
    .updateTable("notice_settings")
    .set({ mail: null, mail_confirmed: 0 })
    .where("person", "=", person)
    .where("mail", "=", address)
    .execute();
  await db
    .deleteFrom("outbox")
    .where("person", "=", person)
    .where("way", "=", "mail")
    .where("target", "=", address)
    .execute();
}
