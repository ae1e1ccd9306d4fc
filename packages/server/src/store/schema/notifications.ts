import type { Flag, Json, Moment } from "./columns.ts";

/** What is to be sent to somebody outside, until it is. */
interface OutboxColumns {
  id: string;
  /** For whom; null where nobody of ours is meant. */
  person: string | null;
  way: string;
  /** Where to: an address, or what the way knows it by. */
  target: string;
  content: Json;
  created: Moment;
  due: Moment;
  tries: number;
}

/** What somebody is told of a table when he is away from it: the latest of each kind. */
interface NoticesColumns {
  person: string;
  table_id: string;
  kind: string;
  /** Of what it tells: a decision, whoever invites. It is told once. */
  mark: string;
  /** How far the match was: what is older than what is known is no news. */
  position: number;
  notice: Json;
  /** Null when there is nothing more to do. */
  due: Moment | null;
}

/** A browser that takes Web Push for somebody. */
interface SubscriptionsColumns {
  /** The hash of its endpoint. */
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created: Moment;
}

/** By which ways somebody wants to be told what. */
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
