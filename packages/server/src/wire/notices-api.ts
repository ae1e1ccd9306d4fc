import { randomBytes } from "node:crypto";
import type { Locale } from "@roundtable/language";
import type { ErrorBody, Person } from "@roundtable/protocol";
import {
  ForgetBrowserBody,
  HookWish,
  MailWish,
  type NoticesBody,
  NoticesWish,
  SubscriptionBody,
  TokenBody,
  USUAL_NOTICES,
} from "@roundtable/protocol/notices";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { MailAddress } from "../mail/mail-address.ts";
import { confirmLetter } from "../notices/message.ts";
import type { Telling } from "../notices/telling.ts";
import { mayBeCalled } from "../outbox/outside.ts";
import type { Services } from "../services.ts";
import {
  confirmMail,
  keepToldHow,
  readToldHow,
  stopMail,
  type ToldHow,
} from "../store/notice-settings-rows.ts";
import { forgetSubscription, keepSubscription, subscriptionsOf } from "../store/subscription-rows.ts";
import type { PersonId } from "../tables/table.ts";
import { Buckets } from "../token-bucket.ts";
import { sendRefusal, stranger, tooFast, unreadable } from "./api.ts";
import type { Identity } from "./identity.ts";
import type { Rates } from "./rates.ts";

/** How long the link in the mail that asks whether an address is his can be pressed. */
const CONFIRM_MS = 24 * 60 * 60 * 1000;

export interface NoticesApiSettings {
  readonly rates: Rates;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly callsLoopback: boolean;
  readonly base: () => string;
}

/** How somebody is told what waits for him: what he has chosen, his browsers, his mail address, his own server. */
export function serveNotices(
  app: FastifyInstance,
  { store, clock, people, mailer }: Services,
  { teller, signer, pushKey }: Telling,
  identity: Identity,
  { rates, addressOf, callsLoopback, base }: NoticesApiSettings,
): void {
  const outside = { allowsLoopback: callsLoopback };
  const messages = new Buckets(rates.messagesOutPerAddress);
  const messagesOf = new Buckets(rates.messagesOutPerPerson);

  /** Whether another message may be sent on this person's word, who asks from this address. */
  const maySend = (request: FastifyRequest, { id }: Person): boolean => {
    const now = performance.now();
    return messagesOf.take(id, now) && messages.take(addressOf(request), now);
  };

  const bodyFor = async (person: PersonId): Promise<NoticesBody> => {
    const how = await readToldHow(store.db, person);
    const browsers = (await subscriptionsOf(store.db, person)).length;
    return {
      settings: how?.settings ?? USUAL_NOTICES,
      isNew: how === null,
      push: { key: pushKey, browsers },
      mail: mailer.isOn
        ? { address: how?.mail?.address ?? null, isConfirmed: how?.mail?.isConfirmed === true }
        : null,
      hook: how?.hook ?? null,
    };
  };

  /** What he has chosen, but for this; from now on he is remembered. */
  const change = async (me: Person, locale: Locale | undefined, news: Partial<ToldHow>): Promise<void> => {
    await people.keep(me);
    await store.write(async (db) => {
      const before = await readToldHow(db, me.id);
      const usual = { locale: "en", settings: USUAL_NOTICES, mail: null, hook: null } as const;
      const spoken = locale === undefined ? {} : { locale };
      await keepToldHow(db, me.id, { ...(before ?? usual), ...spoken, ...news });
    });
  };

  const known = async (request: FastifyRequest): Promise<Person | null> => await identity.of(request.raw);
  const sendNotices = async (reply: FastifyReply, { id }: Person): Promise<FastifyReply> =>
    reply.header("cache-control", "no-store").send(await bodyFor(id));

  app.get("/api/notices", async (request, reply) => {
    const me = await known(request);
    return me === null ? stranger(reply) : await sendNotices(reply, me);
  });

  app.put("/api/notices", async (request, reply) => {
    const me = await known(request);
    if (me === null) return stranger(reply);
    const wish = v.safeParse(NoticesWish, request.body);
    if (!wish.success) return sendRefusal(reply, unreadable(wish.issues[0]));
    const { settings, locale } = wish.output;
    await change(me, locale, { settings });
    return await sendNotices(reply, me);
  });

  app.post("/api/notices/browsers", async (request, reply) => {
    const me = await known(request);
    if (me === null) return stranger(reply);
    const body = v.safeParse(SubscriptionBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    const { subscription, locale } = body.output;
    const { endpoint, keys } = subscription;
    if (!mayBeCalled(endpoint, outside)) return refuse(reply, "endpoint: It may not be called.");
    await change(me, locale, {});
    let isKept = false;
    await store.write(async (db) => {
      isKept = await keepSubscription(db, me.id, { endpoint, ...keys }, clock.now());
    });
    return isKept ? await sendNotices(reply, me) : refuse(reply, "endpoint: It is another’s.");
  });

  app.post("/api/notices/browsers/forget", async (request, reply) => {
    const me = await known(request);
    if (me === null) return stranger(reply);
    const body = v.safeParse(ForgetBrowserBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    await store.write((db) => forgetSubscription(db, me.id, body.output.endpoint));
    return await sendNotices(reply, me);
  });

  app.put("/api/notices/mail", async (request, reply) => {
    const me = await known(request);
    if (me === null) return stranger(reply);
    const wish = v.safeParse(MailWish, request.body);
    if (!wish.success) return sendRefusal(reply, unreadable(wish.issues[0]));
    const { address, locale } = wish.output;
    if (address === null) {
      await change(me, locale, { mail: null });
      return await sendNotices(reply, me);
    }
    const read = v.safeParse(MailAddress, address);
    if (!read.success) return refuse(reply, `address: ${read.issues[0].message}`);
    if (!mailer.isOn) return refuse(reply, "This server sends no mails.");
    if (!maySend(request, me)) return tooFast(reply);
    await change(me, locale, { mail: { address: read.output, isConfirmed: false } });
    const until = String(clock.now() + CONFIRM_MS);
    const token = signer.signed("confirm", [me.id, read.output, until]);
    await mailer.post(read.output, confirmLetter(locale, base(), token), me.id);
    return await sendNotices(reply, me);
  });

  app.put("/api/notices/hook", async (request, reply) => {
    const me = await known(request);
    if (me === null) return stranger(reply);
    const wish = v.safeParse(HookWish, request.body);
    if (!wish.success) return sendRefusal(reply, unreadable(wish.issues[0]));
    const { url, locale } = wish.output;
    if (url !== null && !mayBeCalled(url, outside)) return refuse(reply, "url: It may not be called.");
    const hook = url === null ? null : { url, secret: randomBytes(24).toString("base64url") };
    await change(me, locale, { hook });
    return await sendNotices(reply, me);
  });

  app.post("/api/notices/test", async (request, reply) => {
    const me = await known(request);
    if (me === null) return stranger(reply);
    if (!maySend(request, me)) return tooFast(reply);
    return { sent: await teller.test(me.id) };
  });

  app.post("/api/notices/confirm", async (request, reply) => {
    const body = v.safeParse(TokenBody, request.body);
    const words = body.success ? signer.read("confirm", body.output.token) : null;
    const [person = "", address = "", until = ""] = words ?? [];
    if (words === null || Number(until) < clock.now()) return refuse(reply, "token: It is no longer good.");
    let isConfirmed = false;
    await store.write(async (db) => {
      isConfirmed = await confirmMail(db, person, address);
    });
    return isConfirmed ? { address } : refuse(reply, "token: It is no longer good.");
  });

  const stop = async (token: string, reply: FastifyReply): Promise<FastifyReply> => {
    const [person, address] = signer.read("stop", token) ?? [];
    if (person === undefined || address === undefined) return refuse(reply, "token: It is not ours.");
    await store.write((db) => stopMail(db, person, address));
    return reply.send({ address });
  };

  app.post("/api/notices/stop", async (request, reply) => {
    const body = v.safeParse(TokenBody, request.body);
    return body.success
      ? await stop(body.output.token, reply)
      : sendRefusal(reply, unreadable(body.issues[0]));
  });

  // As mail programs ask it (RFC 8058): with a form, of which nothing is wanted.
  app.register(async (forMailPrograms) => {
    forMailPrograms.addContentTypeParser("*", (_request, payload, done) => {
      payload.resume();
      done(null, null);
    });
    forMailPrograms.post<{ Params: { token: string } }>(
      "/api/notices/stop/:token",
      { bodyLimit: 1024 },
      async (request, reply) => await stop(request.params.token, reply),
    );
  });
}

function refuse(reply: FastifyReply, detail: string): FastifyReply {
  return sendRefusal(reply, { reason: "unreadable", detail } satisfies ErrorBody);
}
