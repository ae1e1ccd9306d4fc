import type { CreatedBody } from "@roundtable/protocol";
import { LONGEST_FILE, SavedMatch } from "@roundtable/protocol/saved-match";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Handed } from "../handed/handed.ts";
import type { Saved } from "../handed/played-again.ts";
import type { People } from "../people/people.ts";
import { isRefusal } from "../refusal.ts";
import { Buckets } from "../token-bucket.ts";
import { bodyOf, sendRefusal, stranger, tooFast } from "./api.ts";
import type { Identity } from "./identity.ts";
import type { Rates } from "./rates.ts";

/** What was played without us and is to be kept here. */
export function serveHanded(
  app: FastifyInstance,
  handed: Handed,
  { people, identity }: { readonly people: People; readonly identity: Identity },
  { rates, addressOf }: { readonly rates: Rates; readonly addressOf: (request: FastifyRequest) => string },
): void {
  const given = new Buckets(rates.matchesPerAddress);
  app.post("/api/matches", { bodyLimit: LONGEST_FILE }, async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    if (!given.take(addressOf(request), performance.now())) return tooFast(reply);
    const { body } = request;
    // As it is, with its fields in their order: entries are compared to the letter.
    if (!isSaved(body))
      return sendRefusal(reply, { reason: "unreadable", detail: "This is no saved match." });
    await people.keep(me);
    const taken = await handed.take(me, body);
    if (isRefusal(taken)) return sendRefusal(reply, bodyOf(taken));
    return reply.code(201).send(taken satisfies CreatedBody);
  });
}

/** What is nested deeper than anybody can read is no match. */
function isSaved(value: unknown): value is Saved {
  try {
    return v.is(SavedMatch, value);
  } catch {
    return false;
  }
}
