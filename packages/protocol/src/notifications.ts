import { LOCALES } from "@roundtable/language";
import * as v from "valibot";

/** The kinds of notifications about tables one is away from. */
export const NOTIFICATION_KINDS = [
  "your-turn",
  "invitation",
  "table-full",
  "table-started",
  "nudge",
  "paused",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Web Push to a browser, mail, and a webhook. */
export const NOTIFICATION_CHANNELS = ["push", "mail", "hook"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Expected a time such as 22:30."));

const TimeZone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, "Expected a time zone."));

const ByChannel = v.object({ push: v.boolean(), mail: v.boolean(), hook: v.boolean() });

/** What a person is notified about, and when. Channels are set separately. */
export const NotificationSettings = v.object({
  told: v.object({
    "your-turn": ByChannel,
    invitation: ByChannel,
    "table-full": ByChannel,
    "table-started": ByChannel,
    nudge: ByChannel,
    paused: ByChannel,
  } satisfies Record<NotificationKind, typeof ByChannel>),
  /** No notifications about a table that is visible in a tab. */
  onlyWhenAway: v.boolean(),
  /** Quiet hours. Notifications wait until they are over, and are sent if still true. */
  quiet: v.nullable(v.object({ from: TimeOfDay, to: TimeOfDay })),
  /** The time zone of those hours, such as `Europe/Paris`. */
  timeZone: TimeZone,
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

const everything = { push: true, mail: true, hook: true };
const unlessByMail = { push: true, mail: false, hook: true };

/** Mails only for what waits; the rest can be seen on the next visit. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  told: {
    "your-turn": everything,
    invitation: everything,
    "table-full": unlessByMail,
    "table-started": unlessByMail,
    nudge: everything,
    paused: unlessByMail,
  },
  onlyWhenAway: true,
  quiet: null,
  timeZone: "UTC",
};

/** The language of notifications. */
export const NotificationLocale = v.picklist(LOCALES);
const locale = NotificationLocale;

/** `GET /api/notices` → `NotificationsBody`: my notification settings. */
export const NotificationsBody = v.object({
  settings: NotificationSettings,
  /** Nothing was set yet, so these are the defaults. */
  isNew: v.boolean(),
  push: v.object({
    /** The server's key, for `PushManager.subscribe`. */
    key: v.string(),
    /** How many of my browsers have a subscription. */
    browsers: v.number(),
  }),
  /** null if this server sends no mails. */
  mail: v.nullable(v.object({ address: v.nullable(v.string()), isConfirmed: v.boolean() })),
  /** The secret that signs its calls. */
  hook: v.nullable(v.object({ url: v.string(), secret: v.string() })),
});
export type NotificationsBody = v.InferOutput<typeof NotificationsBody>;

/** `PUT /api/notices` → `NotificationsBody`. `locale` becomes the language of notifications. */
export const NotificationSettingsBody = v.object({ settings: NotificationSettings, locale });
export type NotificationSettingsBody = v.InferInput<typeof NotificationSettingsBody>;

const key = (bytes: number) =>
  v.pipe(
    v.string(),
    v.maxLength(100),
    v.regex(/^[A-Za-z0-9_-]+=*$/, "Expected base64url."),
    v.check((text) => bytesOf(text) === bytes, `Expected ${bytes} bytes.`),
  );

/**
 * `POST /api/notices/browsers` → `NotificationsBody`: adds this browser's push subscription, in the form of
 * `PushSubscription.toJSON`.
 */
export const PushSubscriptionBody = v.object({
  /** A service worker that renews its subscription does not know the language. */
  locale: v.optional(locale),
  subscription: v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
    keys: v.object({ p256dh: key(65), auth: key(16) }),
  }),
});
export type PushSubscriptionBody = v.InferInput<typeof PushSubscriptionBody>;

/** `POST /api/notices/browsers/forget` → `NotificationsBody`: removes the subscription. */
export const ForgetBrowserBody = v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

/**
 * `PUT /api/notices/mail` → `NotificationsBody`. A confirmation link is mailed there; nothing else is sent until it is
 * followed. null turns mails off.
 */
export const NotificationEmailBody = v.object({
  address: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  locale,
});

/**
 * `PUT /api/notices/hook` → `NotificationsBody`: the URL to call by POST; null for none. Each change makes a new secret.
 */
export const WebhookBody = v.object({
  url: v.nullable(v.pipe(v.string(), v.maxLength(1000), v.url())),
  locale,
});

/** `POST /api/notices/confirm` and `POST /api/notices/stop`, with the token of a mail. No sign-in is needed. */
export const TokenBody = v.object({ token: v.pipe(v.string(), v.maxLength(1000)) });

function bytesOf(base64url: string): number {
  return Math.floor((base64url.replaceAll("=", "").length * 3) / 4);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
