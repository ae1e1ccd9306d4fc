import { FindBody, type FindingBody, InviteBody, type CompanionsBody } from "@roundtable/protocol/finding";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Finder } from "../finding/finder.ts";
import type { Tables } from "../live/tables.ts";
import { isRefusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { companionsOf } from "../store/companion-rows.ts";
import { Buckets } from "../token-bucket.ts";
import { type ApiSettings, bodyOf, sendRefusal, stranger, tooFast, unreadable } from "./api.ts";
import type { Identity } from "./identity.ts";
import { wantedPage } from "./lists.ts";

interface Parts {
  readonly finder: Finder;
  readonly tables: Tables;
  readonly identity: Identity;
}

/** Looking for a game, and asking those to come with whom one has played. */
export function serveFinding(
  app: FastifyInstance,
  { store, people }: Services,
  { finder, tables, identity }: Parts,
  { rates, addressOf }: Pick<ApiSettings, "rates" | "addressOf">,
): void {
  const searches = new Buckets(rates.searchesPerAddress);
  const invitations = new Buckets(rates.invitationsPerAddress);

  app.get("/api/finding", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    return reply.header("cache-control", "no-store").send(await finder.stateOf(me.id));
  });

  app.post("/api/finding", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    if (!searches.take(addressOf(request), performance.now())) return tooFast(reply);
    const body = v.safeParse(FindBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    await people.keep(me);
    const found = await finder.find(me, body.output);
    return isRefusal(found) ? sendRefusal(reply, bodyOf(found)) : reply.send(found satisfies FindingBody);
  });

  app.post("/api/finding/ready", async (request, reply) => {
    const me = await identity.of(request.raw);
    return me === null ? stranger(reply) : reply.send(await finder.ready(me.id));
  });

  app.delete("/api/finding", async (request, reply) => {
    const me = await identity.of(request.raw);
    return me === null ? stranger(reply) : reply.send(await finder.cancel(me.id));
  });

  app.get("/api/companions", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const wanted = wantedPage(request, reply);
    if (wanted === null) return reply;
    const { items: companions, more } = await companionsOf(store.db, me.id, wanted.after);
    return reply.header("cache-control", "no-store").send({ companions, more } satisfies CompanionsBody);
  });

  app.post<{ Params: { id: string } }>("/api/tables/:id/invite", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    if (!invitations.take(addressOf(request), performance.now())) return tooFast(reply);
    const body = v.safeParse(InviteBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    const refusal = await tables.invite(me.id, request.params.id, body.output.person);
    return refusal === null ? reply.send({}) : sendRefusal(reply, bodyOf(refusal));
  });

  app.post<{ Params: { id: string } }>("/api/tables/:id/decline", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const refusal = await tables.decline(me.id, request.params.id);
    return refusal === null ? reply.send({}) : sendRefusal(reply, bodyOf(refusal));
  });
}
