import { PersonId } from "@roundtable/protocol";
import { RegardBody, type RegardsBody } from "@roundtable/protocol/manners";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Tables } from "../live/tables.ts";
import type { Services } from "../services.ts";
import { countRegards, keepRegard, MOST_REGARDS, regardsOf } from "../store/regard-rows.ts";
import { Buckets } from "../token-bucket.ts";
import { sendRefusal, stranger, tooFast, unreadable } from "./api.ts";
import type { Identity } from "./identity.ts";
import type { Rates } from "./rates.ts";

export interface RegardSettings {
  readonly rates: Rates;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** Whom I have muted or blocked. Nobody but me is ever told. */
export function serveRegards(
  app: FastifyInstance,
  { store, people, clock }: Services,
  tables: Tables,
  identity: Identity,
  { rates, addressOf }: RegardSettings,
): void {
  const changes = new Buckets(rates.regardsPerAddress);

  app.get("/api/regards", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    void reply.header("cache-control", "no-store");
    return { regards: await regardsOf(store.db, me.id) } satisfies RegardsBody;
  });

  app.put<{ Params: { person: string } }>("/api/regards/:person", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    if (!changes.take(addressOf(request), performance.now())) return tooFast(reply);
    const body = v.safeParse(RegardBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    const other = v.safeParse(PersonId, request.params.person);
    if (!other.success) return sendRefusal(reply, unreadable(other.issues[0]));
    const { kind } = body.output;
    const isNobody = kind !== null && (await people.find(other.output)) === null;
    if (isNobody || other.output === me.id) return sendRefusal(reply, { reason: "no-such-person" });
    if (kind !== null && (await countRegards(store.db, me.id)) >= MOST_REGARDS)
      return sendRefusal(reply, { reason: "too-fast" });
    await people.keep(me);
    const regard = { person: me.id, other: other.output, kind, at: clock.now() };
    // The other nodes hear of it as of a new name.
    await store.write((transaction) => keepRegard(transaction, regard), { person: me.id });
    await tables.regarded(me.id);
    return { regards: await regardsOf(store.db, me.id) } satisfies RegardsBody;
  });
}
