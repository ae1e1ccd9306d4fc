import { type FinishedBody, PageQuery, type TablePageBody } from "@roundtable/protocol/lists";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Services } from "../services.ts";
import { finishedTablesOf } from "../store/lists.ts";
import { type PageKey, pageKey } from "../store/page-keys.ts";
import { sendRefusal, stranger, unreadable } from "./api.ts";
import type { Identity } from "./identity.ts";

interface Wanted {
  readonly game: string | undefined;
  readonly after: PageKey | undefined;
}

/** What is asked of the list that is wanted; null when it cannot be read, and that was said. */
export function wantedPage(request: FastifyRequest, reply: FastifyReply): Wanted | null {
  const query = v.safeParse(PageQuery, request.query);
  if (!query.success) {
    void sendRefusal(reply, unreadable(query.issues[0]));
    return null;
  }
  const { game, after } = query.output;
  const key = after === undefined ? undefined : pageKey(after);
  if (key !== null) return { game, after: key };
  void sendRefusal(reply, { reason: "unreadable", detail: "after: no page of this list begins there." });
  return null;
}

/** The pages of every list of tables. */
export function serveLists(
  app: FastifyInstance,
  { lobby, store }: Pick<Services, "lobby" | "store">,
  identity: Identity,
): void {
  app.get("/api/tables/open", async (request, reply) => {
    const wanted = wantedPage(request, reply);
    if (wanted === null) return reply;
    const { items: tables, more } = await lobby.open(wanted.game, wanted.after);
    return reply.header("cache-control", "no-store").send({ tables, more } satisfies TablePageBody);
  });

  app.get("/api/tables/mine", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const wanted = wantedPage(request, reply);
    if (wanted === null) return reply;
    const { items: tables, more } = await lobby.mine(me.id, wanted.after);
    return reply.header("cache-control", "no-store").send({ tables, more } satisfies TablePageBody);
  });

  app.get("/api/tables/finished", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const wanted = wantedPage(request, reply);
    if (wanted === null) return reply;
    const { items: finished, more } = await finishedTablesOf(store.db, me.id, wanted.after);
    return reply.header("cache-control", "no-store").send({ finished, more } satisfies FinishedBody);
  });
}
