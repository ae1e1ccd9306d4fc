import { LOCALES } from "@roundtable/language";
import * as v from "valibot";

/** Of what somebody can be told when he is away from a table. */
export const NOTIFICATION_KINDS = [
  "your-turn",
  "invitation",
  "table-full",
  "table-started",
  "nudge",
  "paused",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** By Web Push to a browser, by mail, and by a call of somebody's own server. */
export const NOTIFICATION_CHANNELS = ["push", "mail", "hook"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Expected a time such as 22:30."));

const TimeZone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, "Expected a time zone."));

const ByChannel = v.object({ push: v.boolean(), mail: v.boolean(), hook: v.boolean() });

/** What somebody is told, and when. Which ways there are he says elsewhere. */
export const NotificationSettings = v.object({
  told: v.object({
    "your-turn": ByChannel,
    invitation: ByChannel,
    "table-full": ByChannel,
    "table-started": ByChannel,
    nudge: ByChannel,
    paused: ByChannel,
  } satisfies Record<NotificationKind, typeof ByChannel>),
  /** Nothing of a table that is before his eyes. */
  onlyWhenAway: v.boolean(),
  /** What happens then waits until they are over, and is told if it is still true. */
  quiet: v.nullable(v.object({ from: TimeOfDay, to: TimeOfDay })),
  /** Such as `Europe/Paris`: where those hours are. */
  timeZone: TimeZone,
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

const everything = { push: true, mail: true, hook: true };
const unlessByMail = { push: true, mail: false, hook: true };

/** A mail only for what waits; the rest can be looked at when one comes. */
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

/** In which somebody is told. */
export const NotificationLocale = v.picklist(LOCALES);
const locale = NotificationLocale;

/** `GET /api/notices` → `NotificationsBody`: how I am told. */
export const NotificationsBody = v.object({
  settings: NotificationSettings,
  /** Nothing was chosen yet: the settings are the usual ones. */
  isNew: v.boolean(),
  push: v.object({
    /** The server's key, for `PushManager.subscribe`. */
    key: v.string(),
    /** How many browsers of mine are told. */
    browsers: v.number(),
  }),
  /** Null where this server sends no mails. */
  mail: v.nullable(v.object({ address: v.nullable(v.string()), isConfirmed: v.boolean() })),
  /** With what its calls are signed. */
  hook: v.nullable(v.object({ url: v.string(), secret: v.string() })),
});
export type NotificationsBody = v.InferOutput<typeof NotificationsBody>;

/** `PUT /api/notices` → `NotificationsBody`. In `locale` I am told from now on. */
export const NotificationSettingsBody = v.object({ settings: NotificationSettings, locale });
export type NotificationSettingsBody = v.InferInput<typeof NotificationSettingsBody>;

const key = (bytes: number) =>
  v.pipe(
    v.string(),
    v.maxLength(100),
    v.regex(/^[A-Za-z0-9_-]+=*$/, "Expected base64url."),
    v.check((text) => bytesOf(text) === bytes, `Expected ${bytes} bytes.`),
  );

/** `POST /api/notices/browsers` → `NotificationsBody`: this browser takes Web Push for me. As `PushSubscription.toJSON` has it. */
export const PushSubscriptionBody = v.object({
  /** A worker that gets another subscription by itself does not know it. */
  locale: v.optional(locale),
  subscription: v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
    keys: v.object({ p256dh: key(65), auth: key(16) }),
  }),
});
export type PushSubscriptionBody = v.InferInput<typeof PushSubscriptionBody>;

/** `POST /api/notices/browsers/forget` → `NotificationsBody`: it no longer does. */
export const ForgetBrowserBody = v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

/**
 * `PUT /api/notices/mail` → `NotificationsBody`. A mail with a link is sent there; until that is pressed nothing else is. Null:
 * no mails.
 */
export const NotificationEmailBody = v.object({
  address: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  locale,
});

/** `PUT /api/notices/hook` → `NotificationsBody`: what is called, by POST; null: nothing. Set again, it gets another secret. */
export const WebhookBody = v.object({
  url: v.nullable(v.pipe(v.string(), v.maxLength(1000), v.url())),
  locale,
});

/** `POST /api/notices/confirm` and `POST /api/notices/stop`, with what stands in a mail; nobody need be signed in. */
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
