import type { Flag, Json, Moment } from "./columns.ts";

/** Messages to the outside world that were not delivered yet. */
interface OutboxColumns {
  id: string;
  /** The person it is for; null if it is for nobody in particular. */
  person: string | null;
  way: string;
  /** The recipient: an address, or an id of the channel. */
  target: string;
  content: Json;
  created: Moment;
  due: Moment;
  tries: number;
}

/** Notifications about tables: the latest of each kind per person. */
interface NoticesColumns {
  person: string;
  table_id: string;
  kind: string;
  /** Identifies the occasion: a decision, or who invites. Each is notified once. */
  mark: string;
  /** How far the match had come. Older positions than the known one are ignored. */
  position: number;
  notice: Json;
  /** null when it is settled. */
  due: Moment | null;
}

/** A push subscription. */
interface SubscriptionsColumns {
  /** The hash of the endpoint. */
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created: Moment;
}

/** A person's notification settings. */
interface NoticeSettingsColumns {
  person: string;
  locale: string;
  settings: Json;
  mail: string | null;
  mail_confirmed: Flag;
  hook: string | null;
  hook_secret: string | null;
}

export interface NotificationsSchema {
  outbox: OutboxColumns;
  notices: NoticesColumns;
  subscriptions: SubscriptionsColumns;
  notice_settings: NoticeSettingsColumns;
}
