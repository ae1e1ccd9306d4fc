import { randomBytes } from "node:crypto";
import type { Locale } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";
import {
  ForgetBrowserBody,
  WebhookBody,
  NotificationEmailBody,
  type NotificationsBody,
  NotificationSettingsBody,
  PushSubscriptionBody,
  TokenBody,
  DEFAULT_NOTIFICATION_SETTINGS,
} from "@roundtable/protocol/notifications";
import * as v from "valibot";
import { MailAddress } from "../mail/mail-address.ts";
import { confirmationEmail } from "./message.ts";
import type { NotificationServices } from "./start-notifications.ts";
import { isCallableUrl } from "../net/outgoing-http.ts";
import { refused } from "@roundtable/host/refusal";
import type { Clock } from "@roundtable/host/clock";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { People } from "../people/people.ts";
import type { Store } from "../store/store.ts";
import {
  confirmEmail,
  saveNotificationSettings,
  readNotificationSettings,
  unsubscribeEmail,
  type StoredNotificationSettings,
} from "./notification-settings-repository.ts";
import { forgetSubscription, saveSubscription, subscriptionsOf } from "./push-subscription-repository.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { type Answer, unreadable } from "../wire/answer.ts";
import { limited, limitedWhenUsed, type Policy, READ_OWN, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** How long a confirmation link is valid. */
const CONFIRM_MS = 24 * 60 * 60 * 1000;

/** Limits for messages that a person triggers with a button. */
const MESSAGES_OUT = ["messagesOutPerPerson", "messagesOutPerAddress"] as const;

/** Banned people may unsubscribe. */
const STOP = { ...TAKE_PART, who: "anyone", banned: "allowed" } as const satisfies Policy;

interface NotificationRouteServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly people: People;
  readonly mailer: Mailer;
  readonly attemptCounter: AttemptCounter;
}

export interface NotificationRouteSettings {
  readonly callsLoopback: boolean;
  readonly base: () => string;
}

/** Notification settings and channels: browsers, mail address and webhook. */
export function serveNotifications(
  routes: Routes,
  { store, clock, people, mailer, attemptCounter }: NotificationRouteServices,
  { dispatcher, signer, pushKey }: NotificationServices,
  { callsLoopback, base }: NotificationRouteSettings,
): void {
  const outgoing = { allowsLoopback: callsLoopback };

  const bodyFor = async (person: PersonId): Promise<NotificationsBody> => {
    const how = await readNotificationSettings(store.db, person);
    const browsers = (await subscriptionsOf(store.db, person)).length;
    return {
      settings: how?.settings ?? DEFAULT_NOTIFICATION_SETTINGS,
      isNew: how === null,
      push: { key: pushKey, browsers },
      mail: mailer.isOn
        ? { address: how?.mail?.address ?? null, isConfirmed: how?.mail?.isConfirmed === true }
        : null,
      hook: how?.hook ?? null,
    };
  };

  /** Changes these settings and keeps the others. The person is stored by it. */
  const change = async (
    me: Person,
    locale: Locale | undefined,
    news: Partial<StoredNotificationSettings>,
  ): Promise<void> => {
    await people.save(me);
    await store.write(async (db) => {
      const before = await readNotificationSettings(db, me.id);
      const usual = {
        locale: "en",
        settings: DEFAULT_NOTIFICATION_SETTINGS,
        mail: null,
        hook: null,
      } as const;
      const spoken = locale === undefined ? {} : { locale };
      await saveNotificationSettings(db, me.id, { ...(before ?? usual), ...spoken, ...news });
    });
  };

  routes.route("GET /api/notices", READ_OWN, async ({ me }) => bodyFor(me.person.id));

  routes.route(
    "PUT /api/notices",
    { ...TAKE_PART, body: NotificationSettingsBody },
    async ({ me: { person }, body }) => {
      await change(person, body.locale, { settings: body.settings });
      return await bodyFor(person.id);
    },
  );

  const subscribe = { ...TAKE_PART, body: PushSubscriptionBody } as const;
  routes.route("POST /api/notices/browsers", subscribe, async ({ me: { person }, body }) => {
    const { endpoint, keys } = body.subscription;
    if (!isCallableUrl(endpoint, outgoing)) return unreadable("endpoint: It may not be called.");
    await change(person, body.locale, {});
    let isKept = false;
    await store.write(async (db) => {
      isKept = await saveSubscription(db, person.id, { endpoint, ...keys }, clock.now());
    });
    return isKept ? await bodyFor(person.id) : unreadable("endpoint: It is another’s.");
  });

  const forget = { ...TAKE_PART, body: ForgetBrowserBody } as const;
  routes.route("POST /api/notices/browsers/forget", forget, async ({ me: { person }, body }) => {
    await store.write((db) => forgetSubscription(db, person.id, body.endpoint));
    return await bodyFor(person.id);
  });

  const mail = { ...TAKE_PART, rate: limitedWhenUsed(...MESSAGES_OUT), body: NotificationEmailBody } as const;
  routes.route("PUT /api/notices/mail", mail, async ({ me: { person }, body, withinRate }) => {
    const { address, locale } = body;
    if (address === null) {
      await change(person, locale, { mail: null });
      return await bodyFor(person.id);
    }
    const read = v.safeParse(MailAddress, address);
    if (!read.success) return unreadable(`address: ${read.issues[0].message}`);
    if (!mailer.isOn) return unreadable("This server sends no mails.");
    // Many people together could flood a mailbox, so mails are also limited by recipient.
    const mayAsk =
      withinRate() && (await attemptCounter.may("confirmationToAddress", read.output.toLowerCase()));
    if (!mayAsk) return refused("too-fast");
    await change(person, locale, { mail: { address: read.output, isConfirmed: false } });
    const until = String(clock.now() + CONFIRM_MS);
    const token = signer.signed("confirm", [person.id, read.output, until]);
    await mailer.post(read.output, confirmationEmail(locale, base(), token), person.id);
    return await bodyFor(person.id);
  });

  routes.route(
    "PUT /api/notices/hook",
    { ...TAKE_PART, body: WebhookBody },
    async ({ me: { person }, body }) => {
      const { url, locale } = body;
      if (url !== null && !isCallableUrl(url, outgoing)) return unreadable("url: It may not be called.");
      const hook = url === null ? null : { url, secret: randomBytes(24).toString("base64url") };
      await change(person, locale, { hook });
      return await bodyFor(person.id);
    },
  );

  const tryOut = { ...TAKE_PART, bodyLimit: "no-body", rate: limited(...MESSAGES_OUT) } as const;
  routes.route("POST /api/notices/test", tryOut, async ({ me }) => ({
    sent: await dispatcher.test(me.person.id),
  }));

  const confirm = { ...TAKE_PART, who: "anyone", body: TokenBody } as const;
  routes.route("POST /api/notices/confirm", confirm, async ({ body }) => {
    const words = signer.read("confirm", body.token);
    const [person = "", address = "", until = ""] = words ?? [];
    if (words === null || Number(until) < clock.now()) return unreadable("token: It is no longer good.");
    let isConfirmed = false;
    await store.write(async (db) => {
      isConfirmed = await confirmEmail(db, person, address);
    });
    return isConfirmed ? { address } : unreadable("token: It is no longer good.");
  });

  const stop = async (token: string): Promise<Answer | { readonly address: string }> => {
    const [person, address] = signer.read("stop", token) ?? [];
    if (person === undefined || address === undefined) return unreadable("token: It is not ours.");
    await store.write((db) => unsubscribeEmail(db, person, address));
    return { address };
  };

  routes.route("POST /api/notices/stop", { ...STOP, body: TokenBody }, async ({ body }) => stop(body.token));

  // One-click unsubscribe (RFC 8058): mail programs send a form, which is ignored.
  routes.route("POST /api/notices/stop/:token", { ...STOP, bodyLimit: "no-body" }, async ({ params }) =>
    stop(params.token),
  );
}
