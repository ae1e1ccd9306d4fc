import type { Person } from "@roundtable/protocol";
import {
  type GuestBotsBody,
  type GuestBotsErrorBody,
  type MadeBotBody,
  NewBotBody,
} from "@roundtable/protocol/guest-bots";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { GuestBots } from "../people/guest-bots.ts";
import { isReserved } from "../people/reserved-names.ts";
import type { Standing } from "../people/standing.ts";
import { Buckets } from "../token-bucket.ts";
import { sendRefusal, stranger, tooFast, unreadable } from "./api.ts";
import { type Identity, isByToken } from "./identity.ts";
import type { Rates } from "./rates.ts";

interface Door {
  readonly standing: Standing;
  readonly identity: Identity;
  readonly rates: Rates;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** Bots of people's own, and the tokens by which they come. A bot gets no further than `FOR_BOTS`: it has none itself. */
export function serveGuestBots(
  app: FastifyInstance,
  bots: GuestBots,
  { standing, identity, rates, addressOf }: Door,
): void {
  const making = new Buckets(rates.botsPerAddress);
  const personBehind = ({ raw }: FastifyRequest): Promise<Person | null> => identity.of(raw);

  app.get("/api/me/bots", async (request, reply) => {
    const me = await personBehind(request);
    if (me === null) return stranger(reply);
    const mine = (await bots.of(me.id)).map(({ person: id, ...bot }) => ({ id, ...bot }));
    return reply.header("cache-control", "no-store").send({ bots: mine } satisfies GuestBotsBody);
  });

  app.post("/api/me/bots", async (request, reply) => {
    const me = await personBehind(request);
    if (me === null) return stranger(reply);
    if (!making.take(addressOf(request), performance.now())) return tooFast(reply);
    const body = v.safeParse(NewBotBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    if (isReserved(body.output.name)) return sendRefusal(reply, { reason: "name-reserved" });
    // What else is under `/api/me/` stays open to him.
    if ((await standing.banOn(me.id, addressOf(request))) !== null)
      return sendRefusal(reply, { reason: "banned" });
    const made = await bots.make(me, body.output.name);
    if (made === "too-many-bots") return reply.code(409).send({ reason: made } satisfies GuestBotsErrorBody);
    return reply
      .code(201)
      .header("cache-control", "no-store")
      .send(made satisfies MadeBotBody);
  });

  app.delete<{ Params: { id: string } }>("/api/me/bots/:id", async (request, reply) => {
    const me = await personBehind(request);
    if (me === null) return stranger(reply);
    const isRevoked = await bots.revoke(me.id, request.params.id);
    return isRevoked ? reply.code(204).send() : sendRefusal(reply, { reason: "no-such-person" });
  });
}

/** All of the API that is there for bots: tables, and what is open to everybody. Who is in the house is people's affair. */
const FOR_BOTS: readonly RegExp[] = [
  /^GET \/api\/me(\?|$)/,
  /^GET \/api\/tables(\/|\?|$)/,
  /^POST \/api\/tables(\/\w+\/decline)?$/,
  /^GET \/api\/(codes|people|best|progress)\//,
];

/** Who comes by a token that is not known is nobody, whatever cookie he has; a bot does what bots may. */
export function keepBotsToTables(app: FastifyInstance, identity: Identity): void {
  app.addHook("preHandler", async ({ method, url, raw }, reply) => {
    if (!url.startsWith("/api/") || !isByToken(raw)) return;
    if ((await identity.of(raw)) === null)
      await reply.code(401).send({ reason: "unreadable", detail: "This token is not known." });
    else if (!FOR_BOTS.some((path) => path.test(`${method} ${url}`)))
      await reply.code(403).send({ reason: "unreadable", detail: "This is not for bots." });
  });
}
