import type { AccountErrorBody, AccountReason, SessionsBody } from "@roundtable/protocol/account";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasWayIn } from "../store/way-in-rows.ts";
import type { Services } from "../services.ts";
import { stranger } from "./api.ts";
import type { Identity, Known } from "./identity.ts";

/** What concerns nobody but me: where I am signed in. */
export function serveMe(app: FastifyInstance, { sessions, store }: Services, identity: Identity): void {
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
    if (isHere && !(await hasWayIn(store.db, me.person.id))) return refuse(reply, 409, "no-way-back");
    if (!(await sessions.end(me.person.id, request.params.id))) return refuse(reply, 404, "no-such-session");
    if (isHere) void reply.header("set-cookie", identity.noCookie);
    return reply.code(204).send();
  });

  app.delete("/api/me/sessions", async (request, reply) => {
    const me = await asking(request, reply);
    if (me === null) return reply;
    if (!(await hasWayIn(store.db, me.person.id))) return refuse(reply, 409, "no-way-back");
    await sessions.endAll(me.person.id);
    return reply.header("set-cookie", identity.noCookie).code(204).send();
  });
}

function refuse(reply: FastifyReply, status: number, reason: AccountReason): FastifyReply {
  return reply.code(status).send({ reason } satisfies AccountErrorBody);
}
