import {
  type AccountBody,
  type AccountErrorBody,
  type AccountReason,
  type CodeBody,
  DeleteBody,
  Likes,
  type LikesBody,
  LikesQuery,
  PasskeyMade,
  PasskeyNameBody,
  PasswordBody,
  type SessionsBody,
} from "@roundtable/protocol/account";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Tables } from "../live/tables.ts";
import { dataOf } from "../people/my-data.ts";
import { takeLeave } from "../people/taking-leave.ts";
import type { Services } from "../services.ts";
import { hasWayIn } from "../store/account-rows.ts";
import { stranger, unreadable } from "./api.ts";
import type { Identity, Known } from "./identity.ts";
import { siteOf } from "./site.ts";

export interface MeSettings {
  readonly publicUrl: URL | null;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** What concerns nobody but me: where I am signed in and how, what I like, what is kept of me. */
export function serveMe(
  app: FastifyInstance,
  services: Services,
  tables: Tables,
  identity: Identity,
  { publicUrl, addressOf }: MeSettings,
): void {
  const { accounts, clock, mailer, passkeys, people, sessions, store, tries } = services;

  /** Whoever asks, in a session if he is kept; null when he was told that nobody knows him. */
  const asking = async (request: FastifyRequest, reply: FastifyReply): Promise<Known | null> => {
    void reply.header("cache-control", "no-store");
    const before = await identity.known(request.raw);
    if (before === null) {
      await stranger(reply);
      return null;
    }
    const known = await identity.inSession(before, request.raw);
    if (known !== before) void reply.header("set-cookie", identity.cookieFor(known));
    return known;
  };

  /** The same for what makes somebody known to the server. */
  const keeping = async (request: FastifyRequest, reply: FastifyReply): Promise<Known | null> => {
    const before = await identity.known(request.raw);
    if (before !== null) await people.keep(before.person);
    return await asking(request, reply);
  };

  const accountOf = async ({ person }: Known, request: FastifyRequest): Promise<AccountBody> => ({
    ...(await accounts.of(person.id)),
    canMakePasskeys: siteOf(request.raw, publicUrl) !== null,
    canReset: mailer.isOn && siteOf(request.raw, publicUrl) !== null,
  });

  app.get("/api/me/sessions", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const kept = me.isKept ? await sessions.of(me.person.id) : [];
    return {
      sessions: kept.map((one) => ({ ...one, here: one.id === me.session?.id })),
    } satisfies SessionsBody;
  });

  app.delete<{ Params: { id: string } }>("/api/me/sessions/:id", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const isHere = me.session?.id === request.params.id;
    if (isHere && !(await hasWayIn(store.db, me.person.id))) return refuse(reply, "no-way-back");
    if (!(await sessions.end(me.person.id, request.params.id))) return refuse(reply, "no-such-session");
    if (isHere) void reply.header("set-cookie", identity.noCookie);
    return reply.code(204).send();
  });

  app.delete("/api/me/sessions", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    if (!(await hasWayIn(store.db, me.person.id))) return refuse(reply, "no-way-back");
    await sessions.endAll(me.person.id);
    return reply.header("set-cookie", identity.noCookie).code(204).send();
  });

  app.get("/api/me/account", async (request, reply) => {
    const me = await asking(request, reply);
    return me === null ? reply : await accountOf(me, request);
  });

  app.post("/api/me/passkeys/options", async (request, reply) => {
    const site = siteOf(request.raw, publicUrl);
    if (site === null) return refuse(reply, "no-passkeys-here");
    if (!(await tries.may("newAccountFromAddress", addressOf(request))))
      return refuse(reply, "too-many-tries");
    const me = await keeping(request, reply);
    return me === null ? reply : reply.send(await passkeys.offerNew(me.person, site));
  });

  app.post("/api/me/passkeys", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const body = v.safeParse(PasskeyMade, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    const site = siteOf(request.raw, publicUrl);
    if (site === null) return refuse(reply, "no-passkeys-here");
    const made = await passkeys.made(me.person.id, body.output, site);
    if (made === null) return refuse(reply, "bad-passkey");
    const reason = await accounts.addPasskey(me.person.id, body.output.name, made);
    return reason === null ? reply.code(201).send(await accountOf(me, request)) : refuse(reply, reason);
  });

  app.patch<{ Params: { id: string } }>("/api/me/passkeys/:id", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const body = v.safeParse(PasskeyNameBody, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    const reason = await accounts.renamePasskey(me.person.id, request.params.id, body.output.name);
    return reason === null ? await accountOf(me, request) : refuse(reply, reason);
  });

  app.delete<{ Params: { id: string } }>("/api/me/passkeys/:id", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const reason = await accounts.removePasskey(me.person.id, request.params.id);
    return reason === null ? await accountOf(me, request) : refuse(reply, reason);
  });

  app.put("/api/me/password", async (request, reply) => {
    const body = v.safeParse(PasswordBody, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    const me = await keeping(request, reply);
    if (me === null) return reply;
    const reason = await accounts.setPassword(me.person, body.output, addressOf(request));
    if (reason !== null) return refuse(reply, reason);
    if (me.session !== null) await sessions.endOthers(me.person.id, me.session.id);
    return await accountOf(me, request);
  });

  app.delete("/api/me/password", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const reason = await accounts.removePassword(me.person.id);
    return reason === null ? await accountOf(me, request) : refuse(reply, reason);
  });

  app.post("/api/me/code", async (request, reply) => {
    const me = await keeping(request, reply);
    if (me === null) return reply;
    return reply.code(201).send((await accounts.newCode(me.person.id)) satisfies CodeBody);
  });

  app.get("/api/me/likes", async (request, reply) => {
    const me = await asking(request, reply);
    return me === null ? reply : ((await people.likesOf(me.person.id)) satisfies LikesBody);
  });

  app.put("/api/me/likes", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const query = v.safeParse(LikesQuery, request.query);
    if (!query.success) return reply.code(400).send(unreadable(query.issues[0]));
    const body = v.safeParse(Likes, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    const { of = me.person.id } = query.output;
    if (of !== me.person.id) return { likes: null, at: 0 } satisfies LikesBody;
    // Who leaves nothing else behind is remembered by his own browser.
    if (me.isKept) await people.likes(me.person.id, body.output);
    return (await people.likesOf(me.person.id)) satisfies LikesBody;
  });

  app.get("/api/me/data", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    if (!(await tries.may("exportOfPerson", me.person.id))) return refuse(reply, "too-many-tries");
    return reply
      .header("content-disposition", 'attachment; filename="roundtable-my-data.json"')
      .send(await dataOf(store, me.person, clock.now()));
  });

  app.delete("/api/me", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    const body = v.safeParse(DeleteBody, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    if (body.output.name.trim() !== me.person.name) return refuse(reply, "other-name");
    if (me.isKept) await takeLeave(services, tables, me.person);
    return reply.header("set-cookie", identity.noCookie).code(204).send();
  });
}

/** Says no, with a reason from here. */
export function refuse(reply: FastifyReply, reason: AccountReason): FastifyReply {
  return reply.code(statusOf(reason)).send({ reason } satisfies AccountErrorBody);
}

function statusOf(reason: AccountReason): number {
  switch (reason) {
    case "no-such-session":
    case "no-such-passkey":
      return 404;
    case "too-many-tries":
      return 429;
    case "bad-passkey":
    case "wrong-password":
    case "bad-code":
    case "bad-reset":
      return 403;
    default:
      return 409;
  }
}
